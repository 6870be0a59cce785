import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../kernel/fault.ts'
import { makeOperation } from '../kernel/remote.ts'
import { makeScope } from '../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../kernel/store.ts'
import type { Clock, Configuration, Log, Modals } from '../platform/ports.ts'
import { neverAsked, type OptIn, type WaitlistModal, type WaitlistName } from './model.ts'
import type { MailingLists } from './ports.ts'
import { afterJoining, besideJoin } from './rules.ts'
import { waitlists } from './tables.ts'
import { makeJoin, makeLookUp } from './use-cases.ts'
import { type WaitlistView, waitlistView } from './view.ts'

/** What the waitlists need from outside. */
export interface WaitlistPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly lists: MailingLists
  readonly modals: Modals<WaitlistModal>
  readonly configuration: Pick<Configuration, 'productName'>
  /** Country by IP (CALL-094), null until known. */
  readonly country: Live<string | null>
  /** The signed-in user's address, null until known. */
  readonly email: Live<string | null>
}

/** The waitlists, running: what to show of each, and how to join one. */
export interface Waitlist {
  readonly view: Readonly<Record<WaitlistName, Live<WaitlistView>>>
  /** Joins a list; the view tells what comes of it. A second press meanwhile sends nothing. */
  readonly join: (list: WaitlistName) => void
  readonly tasks: {
    /** Looks up which lists the user is on. */
    readonly load: TE.TaskEither<Fault, void>
  }
}

/** Nothing is asked for until `load` or `join` runs. */
export const makeWaitlist = (ports: WaitlistPorts): Waitlist => {
  const { stores, clock, configuration } = ports
  const optIn = stores.make(neverAsked)
  const { whileSignedIn } = makeScope(stores, clock)
  const lookUp = makeLookUp(ports)
  const joinList = makeJoin(ports)
  const email: TE.TaskEither<Fault, string> = () => F.pipe(ports.email.get(), TE.fromNullable<Fault>(unreachable))()
  const one = (list: WaitlistName) => {
    const { successReset, failureReset } = waitlists[list]
    const joining = makeOperation<void, Fault, void>({
      stores,
      clock,
      run: () => {
        // Remembered here, so that the button needs no second look-up (BILL-050).
        const remember = whileSignedIn<void>(() => optIn.update((known) => afterJoining(list, known, clock.now())))
        return F.pipe(
          email,
          TE.flatMap((address) => joinList(list, address)),
          TE.map(remember),
        )
      },
      resetAfter: { success: successReset, failed: failureReset },
    })
    const state = combine({ optIn, join: joining, country: ports.country, email: ports.email })
    return { joining, view: project(state, (now) => waitlistView(list)({ ...now, ...configuration })) }
  }
  const running = { card: one('card'), 'bill-pay': one('bill-pay') } as const
  return {
    view: { card: running.card.view, 'bill-pay': running['bill-pay'].view },
    join: (list) => void running[list].joining.start()(),
    tasks: {
      load: F.pipe(
        TE.fromIO<OptIn, Fault>(optIn.get),
        TE.flatMap((before) => {
          const keep = whileSignedIn((known: OptIn) =>
            optIn.update((now) => (now === before ? known : besideJoin(known, now))),
          )
          return F.pipe(email, TE.flatMap(lookUp), TE.map(keep))
        }),
      ),
    },
  }
}
