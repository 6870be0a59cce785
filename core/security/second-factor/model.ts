/** What a second factor may be shown by: a code of the authenticator app, or one of the backup codes (SEC-032). */
export const secondFactorKinds = ['authenticator', 'backup'] as const
/** One of `secondFactorKinds`. */
export type SecondFactorKind = (typeof secondFactorKinds)[number]
