import { either as E, option as O, type task as T } from 'fp-ts'
import { unsupported } from '../../kernel/capability.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { dateRefresh } from '../../payments/index.ts'
import type { Clock, Configuration, Device, Files, Log, TextStorage } from '../../platform/ports.ts'
import { dayNumber } from '../../presentation/zoned-days.ts'
import type { DueBill } from './model.ts'
import type { DueBills } from './ports.ts'
import { calendarFile, reminderKey, remindersOf } from './rules.ts'
import { mostPutAway, noReminders, putAwayKey, reminderTexts } from './tables.ts'
import { type BillRemindersView, billRemindersView } from './view.ts'

/** What the reminders need from outside. */
export interface BillRemindersPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly bills: DueBills
  /** Whether the user can have bills at all: others are not asked about. */
  readonly isVerified: Live<boolean>
  readonly device: Pick<Device, 'timeZone'>
  readonly configuration: Pick<Configuration, 'productName'>
  readonly files: Files
  /** Keeps what was put away. */
  readonly storage: TextStorage
  readonly isHidden: Live<boolean>
}

/** Reminds of bills that are due soon. */
export interface BillReminders {
  /**
   * null: nothing is due soon, it was put away, or the provider tells nothing of it. While it is listened to it is kept up with
   * the clock, and asked for again on another day.
   */
  readonly view: Live<BillRemindersView | null>
  readonly tasks: {
    /** Asks what is due; a failure is logged, and what is shown stays. Never fails. */
    readonly load: T.Task<void>
  }
  /** Saves what is due as a calendar file. */
  readonly saveCalendar: () => void
  /** Puts what is due now away in this browser; what falls due later is told again. */
  readonly dismiss: () => void
}

const separator = '\n'

/** Nothing is asked for until `load` runs. */
export const makeBillReminders = (ports: BillRemindersPorts): BillReminders => {
  const { stores, clock, log, bills, device, storage, isHidden } = ports
  const state = stores.make(noReminders)
  const { whileSignedIn } = makeScope(stores, clock)
  const shown = () => remindersOf(state.get().bills, state.get().seenAt, device.timeZone())
  const readPutAway = (): ReadonlyArray<string> => {
    const kept = storage.read(putAwayKey)
    return O.isSome(kept) ? kept.value.split(separator) : []
  }
  const load: T.Task<void> = () => {
    if (!ports.isVerified.get()) return Promise.resolve()
    const put = whileSignedIn((answer: ReadonlyArray<DueBill>) =>
      state.update(() => ({ bills: answer, seenAt: clock.now(), putAway: readPutAway() })),
    )
    const due = logged(log.warn, 'The bills that are due could not be loaded')(bills.due)
    return due().then((answer) => {
      if (E.isRight(answer)) put(answer.right === unsupported ? [] : answer.right)
    })
  }
  /** What is due is told as of now, and on another day asked for again: more may be due by then. */
  const kept = whileObserved(state, state, clock, dateRefresh, (before) => {
    const timeZone = device.timeZone()
    if (dayNumber(state.get().seenAt, timeZone) !== dayNumber(before, timeZone)) void load()
  })
  return {
    view: project(combine({ state: kept, isHidden }), billRemindersView(device.timeZone)),
    tasks: { load },
    saveCalendar: () => {
      const text = calendarFile(
        shown().map(({ bill }) => bill),
        { product: ports.configuration.productName, made: clock.now(), tellsAmounts: !isHidden.get() },
      )
      ports.files.save({ name: reminderTexts.file, text })()
    },
    dismiss: () => {
      // Besides what was put away before, also by whoever else uses this browser: each names its own bills.
      const putAway = [...new Set([...readPutAway(), ...shown().map(reminderKey)])].slice(-mostPutAway.value)
      storage.write(putAwayKey, putAway.join(separator))
      state.update((now) => ({ ...now, putAway }))
    },
  }
}
