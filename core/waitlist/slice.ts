import { function as F, task as T, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../kernel/fault.ts'
import { makeOperation } from '../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../kernel/store.ts'
import type { Clock, Configuration, Log, Modals } from '../platform/ports.ts'
import { neverAsked, type WaitlistName } from './model.ts'
import type { MailingLists } from './ports.ts'
import { waitlists } from './tables.ts'
import { makeJoin, makeLoadOptIn } from './use-cases.ts'
import { type WaitlistView, waitlistView } from './view.ts'

/** What the waitlists need from outside. */
export interface WaitlistPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly lists: MailingLists
  readonly modals: Modals
  readonly configuration: Pick<Configuration, 'productName'>
  /** Country by IP (CALL-094), null until known. */
  readonly country: Live<string | null>
  /** The signed-in user's address, null until known. */
  readonly email: Live<string | null>
}

/** The waitlists, running: what to show of each, and the two things that a person or a screen may ask. */
export interface Waitlist {
  readonly view: Readonly<Record<WaitlistName, Live<WaitlistView>>>
  /** Looks up which lists the user is on. */
  readonly load: TE.TaskEither<Fault, void>
  /** Ends when the provider has answered; the view tells how. A second one meanwhile sends nothing. */
  readonly join: (list: WaitlistName) => T.Task<void>
}

/** Nothing is asked for until `load` or `join` runs. */
export const makeWaitlist = (ports: WaitlistPorts): Waitlist => {
  const { stores, clock, log, lists, configuration } = ports
  const optIn = stores.make(neverAsked)
  const loadOptIn = makeLoadOptIn(lists, log, optIn)
  const joinList = makeJoin(ports, optIn)
  const withEmail = (run: (email: string) => TE.TaskEither<Fault, void>): TE.TaskEither<Fault, void> =>
    F.pipe(
      TE.fromIO(ports.email.get),
      TE.flatMap((email) => (email === null ? TE.left<Fault>(unreachable) : run(email))),
    )
  const one = (list: WaitlistName) => {
    const join = makeOperation<void, Fault, void>({
      stores,
      clock,
      run: () => withEmail((email) => joinList(list, email)),
      resetAfter: { success: waitlists[list].successReset, failed: waitlists[list].failureReset },
    })
    const state = combine({ optIn, join, country: ports.country, email: ports.email })
    return { join, view: project(state, (now) => waitlistView(list)({ ...now, ...configuration })) }
  }
  const running = { card: one('card'), 'bill-pay': one('bill-pay') } as const
  return {
    view: { card: running.card.view, 'bill-pay': running['bill-pay'].view },
    load: withEmail(loadOptIn),
    join: (list) => F.pipe(running[list].join.start(), T.asUnit),
  }
}
