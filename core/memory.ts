/**
 * In-memory implementations of the ports, for tests of screens and slices. The ports read and change one account, which is
 * plain data. Tests can make calls fail, delay them on the clock, and interrupt the connection.
 * @module @paydeck/core/memory
 */
export type {
  Account,
  BillPayState,
  CardState,
  StoredActivity,
  StoredBillInvoice,
  StoredInvite,
  StoredProfile,
  PasskeyState,
  PaymentState,
  ReceivingState,
  ReferralState,
  SecurityState,
  SessionState,
  VerificationState,
} from './memory/account.ts'
export { billAccountOf } from './memory/bill-seed.ts'
export { transactionOf } from './memory/card-seed.ts'
export type { CallControls } from './memory/gate.ts'
export { type CoinCode, invoiceOf, type NewInvoice, payoutOf } from './memory/invoices.ts'
export type { FaultOf, PortMethod, ProviderMethod } from './memory/methods.ts'
export type {
  BillPaymentSeed,
  BillSeed,
  CardSeed,
  PaymentSeed,
  PayoutSeed,
  Persona,
  TransactionSeed,
} from './memory/persona.ts'
export { personaPassword, personas } from './memory/personas.ts'
export type { Effects, OtherTab } from './memory/platform.ts'
export { makeMemoryProvider, type MemoryOptions, type MemoryProvider } from './memory/provider.ts'
export { accountOf } from './memory/seed.ts'
export type { StreamControls } from './memory/verification.ts'
export type { BridgeControls, WalletState } from './memory/wallet-connection.ts'
export type { BillWidgetControls, PaymentWindowControls } from './memory/windows.ts'
