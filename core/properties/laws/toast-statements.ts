import { type ToastTables, toastTables } from '../../tables/toasts.ts'
import type { Law } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

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
