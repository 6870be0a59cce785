import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { MerchantCustomerType } from './model.ts'

/** Makes a business of the account. */
export interface MerchantAccounts {
  /** Faults: any. Whether it has become one, the session says (PROF-040). */
  readonly upgrade: (input: {
    readonly merchantName: string
    readonly merchantCustomerType: MerchantCustomerType
    /** Who sent the user here; null: there is none (PROF-039). */
    readonly affiliateOid: string | null
    readonly captchaResponse: string
  }) => TE.TaskEither<Fault, void>
}

/** Tells people from machines, without asking the person anything. */
export interface Captcha {
  /** What a guarded call carries. Faults: Unreachable. */
  readonly respond: TE.TaskEither<Fault, string>
}
