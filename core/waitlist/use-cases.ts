import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { logged } from '../kernel/logged.ts'
import { sessionCheck } from '../kernel/scope.ts'
import type { Stores } from '../kernel/store.ts'
import type { Log, Modals } from '../platform/ports.ts'
import type { OptIn, WaitlistModal, WaitlistName } from './model.ts'
import type { MailingLists } from './ports.ts'
import { waitlists } from './tables.ts'

/** Returns what is known of an address. A failure is only logged: the button then shows as for a new address. */
export const makeLookUp =
  ({ lists, log }: { readonly lists: MailingLists; readonly log: Log }) =>
  (email: string): TE.TaskEither<Fault, OptIn> =>
    F.pipe(lists.optInOf({ email }), logged(log.warn, 'The opt-in data could not be loaded'))

/**
 * Puts the address on a list. The failure of a list that tells it in the opt-in error modal opens that modal (ERR-017,
 * ERR-067), but not before the next user.
 */
export const makeJoin =
  (ports: {
    readonly stores: Pick<Stores, 'epoch'>
    readonly lists: MailingLists
    readonly modals: Modals<WaitlistModal>
  }) =>
  (list: WaitlistName, email: string): TE.TaskEither<Fault, void> => {
    const { stores, lists, modals } = ports
    const { attribute, failureShownIn, failure } = waitlists[list]
    const isOver = sessionCheck(stores)
    return F.pipe(
      lists.join({ email, attribute }),
      TE.orElseFirstIOK(() => () => {
        if (failureShownIn === 'modal' && !isOver()) modals.open({ name: 'opt-in-error', text: failure })
      }),
    )
  }
