import { function as F, type task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { runStep } from '../kernel/load.ts'
import { logged } from '../kernel/logged.ts'
import { inSession } from '../kernel/scope.ts'
import { combine, project } from '../kernel/store.ts'
import { pendingInvite } from '../receiving/index.ts'
import type { Slices } from '../slices.ts'
import {
  type ApplicationCreation,
  type ApplicationCreationPorts,
  type ApplicationUpdates,
  type ApplicationUpdatesPorts,
  type Approval,
  makeApplicationCreation,
  makeApplicationUpdates,
} from '../verification/index.ts'

/** Slices that change when an application is approved. */
interface ApprovalReach {
  readonly currentSession: Pick<Slices['currentSession'], 'hasPayeeToken'> & {
    readonly tasks: Pick<Slices['currentSession']['tasks'], 'renew'>
  }
  readonly payouts: Pick<Slices['payouts'], 'steps'>
}

const nothingToDo = TE.right(undefined)

/**
 * Makes the function that updates the app when an application is approved, without a reload of the page. For a newly
 * approved recipient, renews the tokens if the payee token is missing, and then loads the payouts (VERIF-050, VERIF-051).
 * Does nothing for an earlier approval, since the initialisation has already requested tokens and payouts.
 */
const approvalOf =
  ({ stores, log }: Pick<ApplicationCreationPorts, 'stores' | 'log'>, { currentSession, payouts }: ApprovalReach) =>
  ({ product, isNew }: Approval): TE.TaskEither<Fault, unknown> => {
    const { hasPayeeToken } = currentSession
    if (product !== 'payoutsRecipient' || !isNew) return nothingToDo
    const within = inSession(stores)
    const load = (): TE.TaskEither<Fault, unknown> => {
      if (hasPayeeToken.get()) return runStep(payouts.steps.payouts)
      log.warn('A recipient was approved, but has no access to payouts')
      return nothingToDo
    }
    return F.pipe(
      hasPayeeToken.get() ? nothingToDo : within(currentSession.tasks.renew),
      TE.flatMap(load),
      logged(log.error, 'A recipient was approved, but the payouts could not be loaded'),
    )
  }

/**
 * Makes the slice that keeps the applications up to date.
 * @param createMissing task that creates missing applications; its code may load later
 */
export const applicationUpdatesOf = (
  ports: Omit<ApplicationUpdatesPorts, 'applications' | 'createMissing' | 'approved'> &
    Pick<ApplicationCreationPorts, 'log'>,
  slices: Pick<Slices, 'applications'> & ApprovalReach,
  createMissing: T.Task<unknown>,
): ApplicationUpdates =>
  makeApplicationUpdates({
    ...ports,
    applications: slices.applications,
    createMissing,
    approved: approvalOf(ports, slices),
  })

/**
 * Makes the slice that creates applications. The slice watches every application that it creates, and adds the pending
 * invite to the URL of the verification (VERIF-084).
 */
export const applicationCreationOf = (
  ports: Omit<ApplicationCreationPorts, 'applications' | 'listen' | 'invite'>,
  {
    applications,
    applicationUpdates,
    payouts,
  }: Pick<Slices, 'applications' | 'applicationUpdates'> & { readonly payouts: Pick<Slices['payouts'], 'state'> },
): ApplicationCreation =>
  makeApplicationCreation({
    ...ports,
    applications,
    listen: applicationUpdates.listen,
    invite: project(combine({ view: applications.view, payouts: payouts.state }), (now) =>
      pendingInvite(now.payouts, now.view.products.payoutsRecipient.exists),
    ),
  })
