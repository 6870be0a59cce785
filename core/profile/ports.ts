import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { BasicInfo, MerchantCustomerType } from './model.ts'

/** What the provider knows of the signed-in user. */
export interface UserAccount {
  /** Faults: any. */
  readonly basicInfo: TE.TaskEither<Fault, BasicInfo>
}

/** What the user may change of themselves. */
export interface ProfileRecords {
  /** Names without spaces around them and with nothing hidden. Faults: any; with 422 and 429 the provider says why (ERR-008, ERR-009). */
  readonly updateName: (input: {
    readonly givenName: string
    readonly familyName: string
  }) => TE.TaskEither<Fault, void>
  /** Answers with the provider's word, of which only one means that it was done (PROF-033). Faults: any. */
  readonly setEmailOptIn: (input: { readonly optIn: boolean }) => TE.TaskEither<Fault, string>
}

/** Lets a companion wallet app be paired with the account. */
export interface WalletPairing {
  /** The address that carries a new pairing code (CALL-093). Faults: any. */
  readonly newCode: TE.TaskEither<Fault, string>
}

/** Makes a business of the account. */
export interface MerchantAccounts {
  /** Faults: any. Whether it has become one, the session says (PROF-040). */
  readonly upgrade: (input: {
    readonly merchantName: string
    readonly merchantCustomerType: MerchantCustomerType
    /** Who sent the user here; null: nobody (PROF-039). */
    readonly affiliateOid: string | null
    readonly captchaResponse: string
  }) => TE.TaskEither<Fault, void>
}

/** Tells people from machines, without asking the person anything. */
export interface Captcha {
  /** What a guarded call carries. Faults: Unreachable. */
  readonly respond: TE.TaskEither<Fault, string>
}
