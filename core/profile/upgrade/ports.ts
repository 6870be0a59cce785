import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { MerchantCustomerType } from './model.ts'

/** Upgrade of the account to a business. */
export interface MerchantAccounts {
  /** Requests the upgrade. Only the session shows whether the upgrade took effect (PROF-040). Faults: any. */
  readonly upgrade: (input: {
    readonly merchantName: string
    readonly merchantCustomerType: MerchantCustomerType
    /** Id of the referrer; null if there is none (PROF-039). */
    readonly affiliateOid: string | null
    readonly captchaResponse: string
  }) => TE.TaskEither<Fault, void>
}

/** Captcha that runs without user input. */
export interface Captcha {
  /** Returns the captcha response for a protected call. Faults: Unreachable. */
  readonly respond: TE.TaskEither<Fault, string>
}
