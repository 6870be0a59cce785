import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { SecuritySettings, SecurityState } from '../model.ts'
import type { AccountProtection } from '../ports.ts'

const settled = (answer: E.Either<Fault, SecuritySettings>): SecurityState =>
  E.isRight(answer) ? { status: 'success', settings: answer.right } : { status: 'failed', settings: null }

/** A failure is shown where the controls would stand, so it does not stop the initialisation (SEC-031). */
export const makeLoadSettings = (
  ports: { readonly stores: Stores; readonly log: Log; readonly protection: AccountProtection },
  state: Store<SecurityState>,
): Step =>
  F.pipe(
    TE.fromIO<void, Fault>(() => state.update((now) => ({ ...now, status: 'loading' }))),
    TE.flatMap(() =>
      makeStep(ports.stores, {
        request: F.pipe(
          ports.protection.settings,
          TE.orElseFirstIOK(
            (fault) => () => ports.log.error(`The two-factor settings could not be loaded: ${describeFault(fault)}`),
          ),
          T.map((answer) => E.right(answer)),
        ),
        effect: (answer) => state.update(() => settled(answer)),
      }),
    ),
  )
