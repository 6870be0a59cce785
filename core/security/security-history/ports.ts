import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { SecurityEventPage } from './model.ts'

/** Security history at the provider. Support for the history is optional. */
export interface SecurityRecord {
  /** Loads a page. `before` is the `next` of the previous page; null loads the newest page. Faults: any. */
  readonly page: (input: {
    readonly before: string | null
  }) => TE.TaskEither<Fault, SecurityEventPage | UnsupportedCall>
  /** Stops the change that the event reports. Idempotent: stopping a stopped change succeeds. Faults: any. */
  readonly stop: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
}
