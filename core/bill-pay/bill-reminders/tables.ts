import { limit } from '../../kernel/limits.ts'
import type { BillRemindersState } from './model.ts'

/** Stages of reminders: days until the due date. */
export const reminderStages = {
  urgent: limit('days of an urgent bill reminder', 5),
  early: limit('days of an early bill reminder', 14),
} as const

/** State before the first load. */
export const noReminders: BillRemindersState = { bills: [], seenAt: 0, dismissed: [] }

/** Storage key of the dismissed reminders. */
export const dismissedKey = 'bill-reminders-put-away'

/** Maximum number of dismissed reminders that the browser stores. The oldest ones are dropped first. */
export const maxDismissed = limit('bill reminders put away', 100)
