import { limit } from '../../kernel/limits.ts'
import type { BillRemindersState } from './model.ts'

/** Reminders come in two stages: bills that are due within so many days, the urgent first. */
export const reminderStages = {
  urgent: limit('days of an urgent bill reminder', 5),
  early: limit('days of an early bill reminder', 14),
} as const

/** Nothing was asked. */
export const noReminders: BillRemindersState = { bills: [], seenAt: 0, putAway: [] }

/** Where the browser keeps which reminders were put away. */
export const putAwayKey = 'bill-reminders-put-away'

/** More than so many that were put away the browser does not keep; the oldest go first. */
export const mostPutAway = limit('bill reminders put away', 100)

/** {count}, {days}, {day}, {name}, {amount} and {product} are filled in. */
export const reminderTexts = {
  one: '1 bill is due within {days} days',
  many: '{count} bills are due within {days} days',
  due: 'Due {day}, {when}',
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: 'in {days} days',
  minimum: 'Minimum {amount}',
  calendar: 'Save to calendar',
  dismiss: 'Put away',
  file: 'bills-due.ics',
  event: '{name} is due',
} as const
