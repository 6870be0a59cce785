import type { SecondFactorKind } from '../second-factor/index.ts'

/** Name of the dialog that asks for a proof of identity ahead of a change. */
export type RecentFactorModal = 'recent-factor'

/** Input that the provider names when it wants a proof: a code where two-factor is on, otherwise the password. */
export type WantedProof = 'twoFactorCode' | 'password'

/** Kind of proof that the dialog asks for. */
export type ProofKind = SecondFactorKind | 'password'

/** Content of the dialog's one field. */
export interface RecentFactorForm {
  readonly kind: ProofKind
  readonly value: string
}

/** Proof as it is sent: a code, or the password in its derived form (SEC-017). */
export type Proof = { readonly code: string } | { readonly hashedPassword: string }
