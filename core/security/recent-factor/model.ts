import type { SecondFactorKind } from '../second-factor/index.ts'

/** Name of the dialog that asks for a proof of identity before a change. */
export type RecentFactorModal = 'recent-factor'

/**
 * Proof that the provider requires: a code if two-factor is on, otherwise the password. The provider's rejection names this
 * value as the rejected field.
 */
export type WantedProof = 'twoFactorCode' | 'password'

/** Kind of proof that the dialog asks for. */
export type ProofKind = SecondFactorKind | 'password'

/** Kind and content of the only field of the dialog. */
export interface RecentFactorForm {
  readonly kind: ProofKind
  readonly value: string
}

/** Proof as it is sent: a code, or the password in its derived form (SEC-017). */
export type Proof = { readonly code: string } | { readonly hashedPassword: string }
