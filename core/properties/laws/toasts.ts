import { type ToastTables, toastTables } from '../../tables/toasts.ts'
import type { Law } from '../../testing/law.ts'
import { columnLaw, eachRow } from './columns.ts'

/** Laws of every table of toasts. */
export const toastTableLaws = ({ toastTones }: ToastTables = toastTables): ReadonlyArray<Law> => [
  eachRow('Every role is known.', toastTones, ({ role }) => role === 'status' || role === 'alert'),
  eachRow('An alert stays until the user closes it.', toastTones, ({ role, leaves }) => role !== 'alert' || !leaves),
  eachRow('Only a failure interrupts screen readers.', toastTones, ({ role }, tone) =>
    role === 'alert' ? tone === 'failure' : tone !== 'failure',
  ),
]

/** Laws that state the rows of Paydeck's own table of toasts. */
export const toastStatements = ({ toastTones }: ToastTables = toastTables): ReadonlyArray<Law> => [
  columnLaw('A toast that the user must answer stays.', toastTones, ({ leaves }) => leaves, {
    true: 'done waiting',
    false: 'failure offer',
  }),
  columnLaw('Only a failure interrupts screen readers.', toastTones, ({ role }) => role, {
    status: 'done offer waiting',
    alert: 'failure',
  }),
]
