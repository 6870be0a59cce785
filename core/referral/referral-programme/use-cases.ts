import { function as F, type io as IO, option as O, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Live, Store, Stores } from '../../kernel/store.ts'
import type { Clock, Modals, TextStorage } from '../../platform/ports.ts'
import type { ReminderTime } from '../ports.ts'
import type { ReferralState, ReferralStatus } from './model.ts'
import type { ReferralRecords } from './ports.ts'
import { isReminderDue, isReminderTime } from './rules.ts'
import { remindedKey } from './tables.ts'

interface Ports {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: ReferralRecords
}

/** Gets the user's code, which is made only where there is none yet (CALL-019). */
export const makeLoadCode = ({ stores, records }: Ports, state: Store<ReferralState>): TE.TaskEither<Fault, void> => {
  const put = (change: Partial<ReferralState>): void => state.update((now) => ({ ...now, ...change }))
  const code = F.pipe(
    records.code,
    TE.flatMap((known) => (known === null ? records.generateCode : TE.right(known))),
  )
  return F.pipe(
    TE.fromIO<void, Fault>(() => put({ hasFailed: false })),
    TE.flatMap(() => runStep(makeStep(stores, { request: code, effect: (known) => put({ code: known }) }))),
    TE.orElseFirstIOK(() => () => put({ hasFailed: true })),
  )
}

/** Asks how the referral stands. A failure is passed over in silence: nothing is shown of it then (ERR-053). */
export const makeLoadStatus = ({ stores, clock, records }: Ports, state: Store<ReferralState>): T.Task<void> =>
  F.pipe(
    makeStep(stores, {
      request: records.status,
      effect: (status) => state.update((now) => ({ ...now, status, statusAt: clock.now() })),
    }),
    runStep,
    T.asUnit,
  )

/**
 * Says whether to remind of a referral now, and if so remembers it: the next reminder is as far away as the first was
 * (PROF-056). Only users with galileo access are reminded (PROF-058).
 */
export const makeRaiseReminder =
  (ports: { readonly clock: Clock; readonly reminder: ReminderTime }) =>
  (about: {
    readonly hasGalileoAccess: boolean
    readonly sessionFlag: boolean
    readonly referral: ReferralStatus | null
  }): IO.IO<boolean> =>
  () => {
    const now = ports.clock.now()
    const storedAt = O.toNullable(ports.reminder.read())
    const isRaised = about.hasGalileoAccess && isReminderDue({ ...about, now, storedAt })
    if (isRaised) ports.reminder.write(now)
    return isRaised
  }

/** What the reminder of a referral needs from outside. */
export interface RemindPorts {
  readonly clock: Clock
  readonly reminder: ReminderTime
  readonly records: ReferralRecords
  /** Of the browser session: there a reminder is shown once (PROF-061). */
  readonly session: TextStorage
  readonly modals: Modals
  /** What is open at present: a reminder never takes its place. */
  readonly modal: Live<unknown>
  readonly hasGalileoAccess: Live<boolean>
}

/**
 * Reminds whoever has galileo access of a referral that ran out (PROF-054 to PROF-062). How it stands is asked only of
 * somebody who could be reminded; when that fails nothing is said of it (ERR-053).
 */
export const makeRemind = (ports: RemindPorts): T.Task<void> => {
  const { session, modals, modal, hasGalileoAccess } = ports
  const raise = makeRaiseReminder(ports)
  const hasFlag = (): boolean => O.isNone(session.read(remindedKey))
  return () => {
    const isTime = isReminderTime(O.toNullable(ports.reminder.read()), ports.clock.now())
    if (!isTime || !hasGalileoAccess.get() || !hasFlag()) return Promise.resolve()
    return F.pipe(
      ports.records.status,
      TE.map((referral) => {
        if (modal.get() !== null) return
        if (!raise({ hasGalileoAccess: hasGalileoAccess.get(), sessionFlag: hasFlag(), referral })()) return
        session.write(remindedKey, 'true')
        modals.open({ name: 'referral-reminder' })
      }),
      T.asUnit,
    )()
  }
}
