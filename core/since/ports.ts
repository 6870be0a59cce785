import type { task as T } from 'fp-ts'
import type { Live, Stores } from '../kernel/store.ts'
import type { PaymentRecords } from '../payments/index.ts'
import type { Clock, Device, Log, TextStorage } from '../platform/ports.ts'
import type { SecurityRecord } from '../security/index.ts'
import type { BillFact, SinceFacts } from './model.ts'

/** Bills of the slice `billReminders`, whose code loads after the start. */
export interface BillFacts {
  readonly facts: Live<ReadonlyArray<BillFact>>
  /** Loads the bills. Never fails. */
  readonly load: T.Task<void>
}

/** Ports of the strip. */
export interface SincePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  /** Stores the last visit of each user. */
  readonly storage: TextStorage
  readonly device: Pick<Device, 'timeZone'>
  readonly securityRecord: Pick<SecurityRecord, 'page'>
  readonly paymentRecords: PaymentRecords
  /** Id of the signed-in user; null after a sign-out. */
  readonly userId: Live<string | null>
  /** Facts that are loaded when the app starts. */
  readonly facts: Live<Pick<SinceFacts, 'activity' | 'applications'>>
  /** Returns the bills. Called only in `load`. */
  readonly bills: () => BillFacts
  /** Facts that this user can have. No request is sent for other facts. */
  readonly canHave: Live<{ readonly bills: boolean; readonly stoppable: boolean }>
  readonly amountsHidden: Live<boolean>
}
