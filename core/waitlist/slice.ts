import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../kernel/fault.ts'
import { makeOperation } from '../kernel/remote.ts'
import { makeScope } from '../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../kernel/store.ts'
import type { Clock, Configuration, Log, Modals } from '../platform/ports.ts'
import { unknownOptIn, type OptIn, type WaitlistModal, type WaitlistName } from './model.ts'
import type { MailingLists } from './ports.ts'
import { afterJoining, mergeLookUpWithJoin } from './rules.ts'
import { waitlists } from './tables.ts'
import { makeJoin, makeLookUp } from './use-cases.ts'
import { type WaitlistView, waitlistView } from './view.ts'

/** Ports of the waitlists. */
export interface WaitlistPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly mailingLists: MailingLists
  readonly modals: Modals<WaitlistModal>
  readonly configuration: Pick<Configuration, 'productName'>
  /** Country of the user's IP address (CALL-094); null until loaded. */
  readonly country: Live<string | null>
  /** Email of the signed-in user; null until loaded. */
  readonly email: Live<string | null>
}

/** Waitlists of the signed-in user. */
export interface Waitlist {
  readonly view: Readonly<Record<WaitlistName, Live<WaitlistView>>>
  /** Joins a waitlist. Does nothing while a request to join this waitlist is in flight. */
  readonly join: (list: WaitlistName) => void
  readonly tasks: {
    /** Looks up the lists that contain the user's email. */
    readonly load: TE.TaskEither<Fault, void>
  }
}

/**
 * Makes the waitlists. Sends no request before `load` or `join`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * const modals = { open: () => {} }
 * const waitlist = makeWaitlist({ ...ports, modals, country: constant('US'), email: constant('ada@example.com') })
 * waitlist.join('card')
 * waitlist.view.card.get().button.status // 'loading'
 */
export const makeWaitlist = (ports: WaitlistPorts): Waitlist => {
  const { stores, clock, configuration } = ports
  const optIn = stores.make(unknownOptIn)
  const { whileSignedIn } = makeScope(stores, clock)
  const lookUp = makeLookUp(ports)
  const joinList = makeJoin(ports)
  const email: TE.TaskEither<Fault, string> = () => F.pipe(ports.email.get(), TE.fromNullable<Fault>(unreachable))()
  const makeList = (list: WaitlistName) => {
    const { successReset, failureReset } = waitlists[list]
    const joining = makeOperation<void, Fault, void>({
      stores,
      clock,
      run: () => {
        // Stored immediately, so that the button changes without a second lookup (BILL-050).
        const onJoined = whileSignedIn<void>(() => optIn.update((known) => afterJoining(list, known, clock.now())))
        return F.pipe(
          email,
          TE.flatMap((address) => joinList(list, address)),
          TE.map(onJoined),
        )
      },
      resetAfter: { success: successReset, failed: failureReset },
    })
    const state = combine({ optIn, join: joining, country: ports.country, email: ports.email })
    return { joining, view: project(state, (now) => waitlistView(list)({ ...now, ...configuration })) }
  }
  const lists = { card: makeList('card'), 'bill-pay': makeList('bill-pay') } as const
  return {
    view: { card: lists.card.view, 'bill-pay': lists['bill-pay'].view },
    join: (list) => void lists[list].joining.start()(),
    tasks: {
      load: F.pipe(
        TE.fromIO<OptIn, Fault>(optIn.get),
        TE.flatMap((before) => {
          const onLookedUp = whileSignedIn((known: OptIn) =>
            optIn.update((now) => (now === before ? known : mergeLookUpWithJoin(known, now))),
          )
          return F.pipe(email, TE.flatMap(lookUp), TE.map(onLookedUp))
        }),
      ),
    },
  }
}
