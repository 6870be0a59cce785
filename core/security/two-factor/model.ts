/** What a second factor may be shown by: a code of the authenticator app, or one of the backup codes (SEC-032). */
export const secondFactorKinds = ['authenticator', 'backup'] as const
/** One of `secondFactorKinds`. */
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** A form that asks for a second factor, as it stands. */
export interface CodeForm {
  readonly kind: SecondFactorKind
  readonly value: string
  /** Whether the field was left once: only then its message is shown. */
  readonly isTouched: boolean
  /** What the last refusal said; forgotten with the next edit. */
  readonly refusal: string | null
}

/** What an authenticator app is set up with: the address as a QR code, the secret to type. */
export interface Enrolment {
  readonly address: string
  readonly secret: string
}
