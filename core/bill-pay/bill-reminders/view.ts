import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { formatUsd } from '../../money/index.ts'
import type { Tone } from '../../presentation/tone.ts'
import { payPath } from '../rules.ts'
import type { BillRemindersState, Reminder } from './model.ts'
import { dueName, isToldOf, remindersOf } from './rules.ts'
import { reminderStages, reminderTexts as texts } from './tables.ts'

/** Bills that are due soon, ready to render. */
export interface BillRemindersView {
  /** "1 bill is due within 5 days": of the most urgent. */
  readonly title: string
  /** Due within 5 days: "bad"; within 14: "wait". */
  readonly tone: Extract<Tone, 'wait' | 'bad'>
  /** The first due first. */
  readonly rows: ReadonlyArray<{
    readonly id: string
    /** "Cedar Union Bank ****2201". */
    readonly name: string
    /** "Due Nov 26, 2026, in 5 days". */
    readonly due: string
    /** "Minimum $35.00"; null: not told, or amounts are hidden. */
    readonly minimum: string | null
    /** In-app path of its payment. */
    readonly to: string
  }>
  /** Saves a calendar file of all of them. */
  readonly calendar: { readonly label: string }
  /** Puts them away until another bill is due, or one comes closer. */
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

/** null: nothing is due soon, or it was put away. */
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
    if (first === undefined || !isToldOf(reminders, state)) return null
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
