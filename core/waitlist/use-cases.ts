import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { logged } from '../kernel/logged.ts'
import { sessionCheck } from '../kernel/scope.ts'
import type { Stores } from '../kernel/store.ts'
import type { Log, Modals } from '../platform/ports.ts'
import type { OptIn, WaitlistModal, WaitlistName } from './model.ts'
import type { MailingLists } from './ports.ts'
import { waitlists } from './tables.ts'

/**
 * Looks up the mailing data of an email address. A failure is only logged; the button then appears as for an unknown
 * address.
 */
export const makeLookUp =
  ({ mailingLists: lists, log }: { readonly mailingLists: MailingLists; readonly log: Log }) =>
  (email: string): TE.TaskEither<Fault, OptIn> =>
    F.pipe(lists.optInOf({ email }), logged(log.warn, 'The opt-in data could not be loaded'))

/**
 * Joins a waitlist. If the waitlist reports failures in the opt-in error modal, opens this modal after a failure (ERR-017,
 * ERR-067), unless the session has ended meanwhile.
 */
export const makeJoin =
  (ports: {
    readonly stores: Pick<Stores, 'epoch'>
    readonly mailingLists: MailingLists
    readonly modals: Modals<WaitlistModal>
  }) =>
  (list: WaitlistName, email: string): TE.TaskEither<Fault, void> => {
    const { stores, mailingLists: lists, modals } = ports
    const { attribute, failureShownIn, failure } = waitlists[list]
    const isOver = sessionCheck(stores)
    return F.pipe(
      lists.join({ email, attribute }),
      TE.orElseFirstIOK(() => () => {
        if (failureShownIn === 'modal' && !isOver()) modals.open({ name: 'opt-in-error', text: failure })
      }),
    )
  }
