import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { SecurityEventPage } from './model.ts'

/** What the provider has noted of the account's security. Optional: a provider may not offer it. */
export interface SecurityRecord {
  /** `before` is the `next` of the page before; null asks for the newest. Faults: any. */
  readonly page: (input: {
    readonly before: string | null
  }) => TE.TaskEither<Fault, SecurityEventPage | UnsupportedCall>
  /** Stops what an event tells of, by its id; one that is stopped already is no failure. Faults: any. */
  readonly stop: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
}
