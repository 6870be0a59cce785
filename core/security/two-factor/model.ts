import type { SecondFactorKind } from '../second-factor/index.ts'

/** A form that asks for a second factor, as it stands. */
export interface CodeForm {
  readonly kind: SecondFactorKind
  readonly value: string
  /** Whether the field was left once: only then its message is shown. */
  readonly isTouched: boolean
  /** What the last refusal said; forgotten with the next edit. */
  readonly refusal: string | null
  /** Whether it was the code that was refused, and not something else that has failed. */
  readonly isRefused: boolean
}

/** What an authenticator app is set up with: the address as a QR code, the secret to type. */
export interface Enrolment {
  readonly address: string
  readonly secret: string
}

/** The dialogs of two-factor. */
export type TwoFactorModal = 'update-two-factor' | 'disable-two-factor' | 'backup-codes'

/**
 * Where two-factor stands. In `preparing` the secret of a new app is on its way, in `unprepared` there is none; `enabling`,
 * `disabling` and `offering` are the forms that ask for a code, and what follows a press there comes below each.
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
/** One of `twoFactorStages`. */
export type TwoFactorStage = (typeof twoFactorStages)[number]

/** What leads two-factor from one stage to another. */
export const twoFactorEvents = [
  // A dialog is opened.
  'enable',
  'disable',
  'offer',
  // What an app is set up with has come, is not to be had, or is not needed: another device has turned it on meanwhile.
  'prepared',
  'not-prepared',
  'already-on',
  'prepare',
  // A code is sent, and answered.
  'submit',
  'accepted',
  'refused',
  'codes-made',
  // What was told of the answer has stood for its time.
  'rest',
  // A dialog is left.
  'leave-enabling',
  'leave-disabling',
  'leave-codes',
] as const
/** One of `twoFactorEvents`. */
export type TwoFactorEvent = (typeof twoFactorEvents)[number]
