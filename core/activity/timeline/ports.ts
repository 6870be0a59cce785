import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { TimelineQuery } from '../timeline-filter/index.ts'
import type { TimelinePage } from './model.ts'

/** Provider of the merged timeline, an optional capability (ACT-026). */
export interface ActivityRecords {
  /**
   * Fetches a page of the entries that match. `after` is the cursor from the previous page, or null for the first page.
   * `timeZone` is the IANA zone that decides to which month an entry belongs, as in "Europe/Berlin". Records of an unknown
   * form are left out. Faults: any.
   */
  readonly page: (
    query: TimelineQuery & { readonly timeZone: string; readonly limit: number; readonly after: string | null },
  ) => TE.TaskEither<Fault, TimelinePage | UnsupportedCall>
}
