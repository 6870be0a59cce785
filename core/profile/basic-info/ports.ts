import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { UserInfo } from './model.ts'

/** Account of the signed-in user at the provider. */
export interface UserAccount {
  /** Returns the user's data. Faults: any. */
  readonly basicInfo: TE.TaskEither<Fault, UserInfo>
}
