import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../kernel/fault.ts'
import type { Store } from '../kernel/store.ts'
import type { Clock, Log, Modals } from '../platform/ports.ts'
import type { OptIn, WaitlistName } from './model.ts'
import type { MailingLists } from './ports.ts'
import { afterJoining } from './rules.ts'
import { waitlists } from './tables.ts'

/** Asks what is known of the address. A failure is only logged: the button then shows as for somebody new. */
export const makeLoadOptIn =
  (lists: MailingLists, log: Log, optIn: Store<OptIn>) =>
  (email: string): TE.TaskEither<Fault, void> =>
    F.pipe(
      lists.optInOf({ email }),
      TE.map((known) => optIn.update(() => known)),
      TE.orElseFirstIOK((fault) => () => log.warn(`The opt-in data could not be loaded: ${describeFault(fault)}`)),
    )

/**
 * Puts the address on a list, and remembers it so that the button needs no second look-up (BILL-050). The
 * failure of a list that tells it in the opt-in error modal opens that modal (ERR-017, ERR-067).
 */
export const makeJoin =
  (ports: { readonly lists: MailingLists; readonly clock: Clock; readonly modals: Modals }, optIn: Store<OptIn>) =>
  (list: WaitlistName, email: string): TE.TaskEither<Fault, void> =>
    F.pipe(
      ports.lists.join({ email, attribute: waitlists[list].attribute }),
      TE.map(() => optIn.update((known) => afterJoining(list, known, ports.clock.now()))),
      TE.orElseFirstIOK(() => () => {
        const { failureShownIn, failure } = waitlists[list]
        if (failureShownIn === 'modal') ports.modals.open({ name: 'opt-in-error', text: failure })
      }),
    )
