/** Kinds of second factor: a code of the authenticator app, or a backup code (SEC-032). */
export const secondFactorKinds = ['authenticator', 'backup'] as const
/** Kind in `secondFactorKinds`. */
export type SecondFactorKind = (typeof secondFactorKinds)[number]
