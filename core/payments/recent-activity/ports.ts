import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Activity, MerchantStatus } from '../model.ts'

/** Provider of recent payments and payouts. */
export interface PaymentRecords {
  /** Fetches invoices and payouts together, newest first. `startDate` is an instant in ISO 8601, UTC. Faults: any. */
  readonly recent: (input: {
    readonly limit: number
    readonly startDate: string
    readonly merchantStatus: MerchantStatus
  }) => TE.TaskEither<Fault, ReadonlyArray<Activity>>
}
