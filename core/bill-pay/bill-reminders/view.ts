import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { formatUsd } from '../../money/index.ts'
import type { Tone } from '../../presentation/tone.ts'
import { payPath } from '../rules.ts'
import { reminderTexts as texts } from '../texts.ts'
import type { BillRemindersState, Reminder } from './model.ts'
import { dueName, hasUndismissed, remindersOf } from './rules.ts'
import { reminderStages } from './tables.ts'

/** Reminders of bills that are due soon, ready to render. */
export interface BillRemindersView {
  /** Title of the most urgent stage, as in "1 bill is due within 5 days". */
  readonly title: string
  /** Tone of the most urgent stage: "bad" for bills due within 5 days, "wait" for bills due within 14 days. */
  readonly tone: Extract<Tone, 'wait' | 'bad'>
  /** Ordered by due date. */
  readonly rows: ReadonlyArray<{
    readonly id: string
    /** Name of the bill, as in "Cedar Union Bank ****2201". */
    readonly name: string
    /** Due text, as in "Due Nov 26, 2026, in 5 days". */
    readonly due: string
    /** Minimum payment, as in "Minimum $35.00". Null if unknown, or amounts are hidden. */
    readonly minimum: string | null
    /** In-app path of the bill's payment. */
    readonly to: string
  }>
  /** Button that saves a calendar file of all reminders. */
  readonly calendar: { readonly label: string }
  /** Button that dismisses the reminders until a new one appears. */
  readonly dismiss: { readonly label: string }
}

const whenOf = (left: number): string => {
  if (left === 0) return texts.today
  return left === 1 ? texts.tomorrow : filled(texts.inDays, { days: left })
}

const rowOf =
  (isHidden: boolean) =>
  ({ bill, left }: Reminder): BillRemindersView['rows'][number] => ({
    id: bill.accountId,
    name: dueName(bill),
    due: filled(texts.due, { day: formatDay(bill.dueAt), when: whenOf(left) }),
    minimum: bill.minimum === null || isHidden ? null : filled(texts.minimum, { amount: formatUsd(bill.minimum) }),
    to: payPath(bill.accountId),
  })

/** Returns the view of the reminders. Null if nothing is due soon, or all reminders are dismissed. */
export const billRemindersView =
  (timeZone: () => string) =>
  ({
    state,
    isHidden,
  }: {
    readonly state: BillRemindersState
    readonly isHidden: boolean
  }): BillRemindersView | null => {
    const reminders = remindersOf(state.bills, state.seenAt, timeZone())
    const [first] = reminders
    if (first === undefined || !hasUndismissed(reminders, state)) return null
    const days = first.within
    const count = reminders.filter(({ within }) => within === days).length
    return {
      title: filled(count === 1 ? texts.one : texts.many, { count, days }),
      tone: days === reminderStages.urgent.value ? 'bad' : 'wait',
      rows: reminders.map(rowOf(isHidden)),
      calendar: { label: texts.calendar },
      dismiss: { label: texts.dismiss },
    }
  }
