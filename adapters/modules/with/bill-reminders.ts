import { billRemindersModule } from '../bill-reminders.ts'
import { filesModule } from '../files.ts'

/** What reminds of bills, on home as with Bill Pay: without the rest of it. */
export const billReminders = [billRemindersModule, filesModule]
