/** What reminds of bills loads: itself, and the slice behind it. */
export { billRemindersModule } from './module.ts'
export { Reminders } from './Reminders.tsx'
