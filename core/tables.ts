/**
 * Rule tables, one record for each area: `paymentTables.billStatuses`. The published package freezes them, so that no program
 * can change the rules of another. A rule takes its table as its last parameter, so that a program can pass a table of its
 * own.
 * @module @paydeck/core/tables
 */
export { type ActivityTables, activityTables } from './tables/activity.ts'
export { type BillPayTables, billPayTables } from './tables/bill-pay.ts'
export { type CardTables, cardTables } from './tables/cards.ts'
export { type HomeTables, homeTables } from './tables/home.ts'
export { type MoneyTables, moneyTables } from './tables/money.ts'
export { type PaletteTables, paletteTables } from './tables/palette.ts'
export { type PasskeyTables, passkeyTables } from './tables/passkeys.ts'
export { type PaymentTables, paymentTables } from './tables/payments.ts'
export { type ProfileTables, profileTables } from './tables/profile.ts'
export { type ReceivingTables, receivingTables } from './tables/receiving.ts'
export { type ReferralTables, referralTables } from './tables/referral.ts'
export { type RouteTables, routeTables } from './tables/routes.ts'
export { type SecurityTables, securityTables } from './tables/security.ts'
export { type SessionTables, sessionTables } from './tables/session.ts'
export { type ShellTables, shellTables } from './tables/shell.ts'
export { type SinceTables, sinceTables } from './tables/since.ts'
export { type StartupTables, startupTables } from './tables/startup.ts'
export { type ToastTables, toastTables } from './tables/toasts.ts'
export { type VerificationTables, verificationTables } from './tables/verification.ts'
export { type WaitlistTables, waitlistTables } from './tables/waitlist.ts'
