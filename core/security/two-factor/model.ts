import type { SecondFactorKind } from '../second-factor/index.ts'

/** State of a form that asks for a second factor. */
export interface CodeForm {
  readonly kind: SecondFactorKind
  readonly value: string
  /** True after the user has left the field. Until then, the field shows no message. */
  readonly isTouched: boolean
  /** Message of the last rejection; null after an edit, and before the first rejection. */
  readonly refusal: string | null
  /** True if the provider rejected the code. False if the request failed for another reason, or if there is no failure. */
  readonly isRefused: boolean
}

/** Setup data for an authenticator app: `address` is the `otpauth:` URL in the QR code, `secret` the key for typing. */
export interface Enrolment {
  readonly address: string
  readonly secret: string
}

/** Names of the two-factor dialogs. */
export type TwoFactorModal = 'update-two-factor' | 'disable-two-factor' | 'backup-codes'

/**
 * Stages of the two-factor dialogs. In `preparing`, the secret for a new app is loading; in `unprepared`, this load has
 * failed. In `enabling`, `disabling` and `offering`, a form asks for a code. Each of these three is followed in the list by
 * the stages that its form reaches after the submit.
 */
export const twoFactorStages = [
  'closed',
  'preparing',
  'unprepared',
  'enabling',
  'switching-on',
  'refused-on',
  'switched-on',
  'disabling',
  'switching-off',
  'refused-off',
  'switched-off',
  'offering',
  'generating',
  'refused-codes',
  'generated',
  'showing',
] as const
/** Stage in `twoFactorStages`. */
export type TwoFactorStage = (typeof twoFactorStages)[number]

/** Events that lead from one stage to another. */
export const twoFactorEvents = [
  // A dialog opens.
  'enable',
  'disable',
  'offer',
  // The setup data has loaded, could not be loaded, or is not needed since another device has turned two-factor on. With
  // `prepare`, the user retries a failed load.
  'prepared',
  'not-prepared',
  'already-on',
  'prepare',
  // The user submits the form, or the provider responds.
  'submit',
  'accepted',
  'refused',
  'codes-made',
  // The message about the response has been shown for its whole time.
  'rest',
  // A dialog closes.
  'leave-enabling',
  'leave-disabling',
  'leave-codes',
] as const
/** Event in `twoFactorEvents`. */
export type TwoFactorEvent = (typeof twoFactorEvents)[number]
