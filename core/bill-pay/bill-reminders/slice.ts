import { either as E, option as O, type task as T } from 'fp-ts'
import { unsupported } from '../../kernel/capability.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { dateRefresh } from '../../payments/index.ts'
import type { Clock, Configuration, Device, Files, Log, TextStorage } from '../../platform/ports.ts'
import { dayNumber } from '../../presentation/zoned-days.ts'
import { reminderTexts } from '../texts.ts'
import type { DueBill, DueBillRow } from './model.ts'
import type { DueBills } from './ports.ts'
import { calendarFile, dueRows, reminderKey, remindersOf } from './rules.ts'
import { maxDismissed, noReminders, dismissedKey } from './tables.ts'
import { type BillRemindersView, billRemindersView } from './view.ts'

/** Ports of the slice. */
export interface BillRemindersPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly billReminders: DueBills
  /** True if the user can have bills. If false, no request is sent. */
  readonly isVerified: Live<boolean>
  readonly device: Pick<Device, 'timeZone'>
  readonly configuration: Pick<Configuration, 'productName'>
  readonly files: Files
  /** Stores the dismissed reminders. */
  readonly storage: TextStorage
  readonly isHidden: Live<boolean>
}

/** Reminders of bills that are due soon. */
export interface BillReminders {
  /**
   * Null if nothing is due soon, all reminders are dismissed, or reminders are unsupported. While the view has a subscriber,
   * it follows the clock, and the bills are reloaded on a new day.
   */
  readonly view: Live<BillRemindersView | null>
  /** True once the bills have been loaded. */
  readonly isLoaded: Live<boolean>
  /** Bills that were due soon or overdue when they were last loaded or viewed. Empty before the first load. */
  readonly due: Live<ReadonlyArray<DueBillRow>>
  readonly tasks: {
    /** Loads the due bills. The task never fails: a failure is logged, and the view stays unchanged. */
    readonly load: T.Task<void>
  }
  /** Saves the due bills as a calendar file. */
  readonly saveCalendar: () => void
  /** Dismisses the current reminders in this browser. They reappear together with the next new reminder. */
  readonly dismiss: () => void
}

const separator = '\n'

/**
 * Makes the slice. Sends no request before `load`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { applications, billReminders } = makePaydeck(ports)
 * billReminders.view.get() // null
 */
export const makeBillReminders = (ports: BillRemindersPorts): BillReminders => {
  const { stores, clock, log, billReminders: bills, device, storage, isHidden } = ports
  const state = stores.make(noReminders)
  const { whileSignedIn } = makeScope(stores, clock)
  const shown = () => remindersOf(state.get().bills, state.get().seenAt, device.timeZone())
  const readDismissed = (): ReadonlyArray<string> => {
    const stored = storage.read(dismissedKey)
    return O.isSome(stored) ? stored.value.split(separator) : []
  }
  const load: T.Task<void> = () => {
    if (!ports.isVerified.get()) return Promise.resolve()
    const apply = whileSignedIn((answer: ReadonlyArray<DueBill>) =>
      state.update(() => ({ bills: answer, seenAt: clock.now(), dismissed: readDismissed() })),
    )
    const due = logged(log.warn, 'The bills that are due could not be loaded')(bills.due)
    return due().then((answer) => {
      if (E.isRight(answer)) apply(answer.right === unsupported ? [] : answer.right)
    })
  }
  /** Follows the clock, and reloads on a new day because more bills may be due. */
  const kept = whileObserved(state, state, clock, dateRefresh, (before) => {
    const timeZone = device.timeZone()
    if (dayNumber(state.get().seenAt, timeZone) !== dayNumber(before, timeZone)) void load()
  })
  return {
    view: project(combine({ state: kept, isHidden }), billRemindersView(device.timeZone)),
    isLoaded: project(state, ({ seenAt }) => seenAt !== 0),
    due: project(state, (now) => dueRows(now, device.timeZone())),
    tasks: { load },
    saveCalendar: () => {
      const text = calendarFile(
        shown().map(({ bill }) => bill),
        { product: ports.configuration.productName, made: clock.now(), tellsAmounts: !isHidden.get() },
      )
      ports.files.save({ name: reminderTexts.file, text })()
    },
    dismiss: () => {
      // Adds keys to the stored keys, which may belong to other users of this browser. Keys of different users do not clash,
      // because they contain bill ids.
      const dismissed = [...new Set([...readDismissed(), ...shown().map(reminderKey)])].slice(-maxDismissed.value)
      storage.write(dismissedKey, dismissed.join(separator))
      state.update((now) => ({ ...now, dismissed }))
    },
  }
}
