/**
 * The domain, slice by slice: each with its rules, tables and views, and with a `makeX` that runs it over ports. What
 * all of them rest on (live values, stores, operations, faults, the ports of the platform) is here as well.
 *
 * @module @paydeck/core
 */
export * from './bill-pay/index.ts'
export * from './cards/index.ts'
export * from './carousel/index.ts'
export * from './connection/index.ts'
export * from './controls/index.ts'
export * from './home/index.ts'
export * from './kernel/index.ts'
export { modalHeadings, type ModalName } from './modals.ts'
export type { CoinIconName } from './money/icons.ts'
export * from './pages/index.ts'
export * from './passkeys/index.ts'
export * from './payments/index.ts'
export * from './platform/index.ts'
export { portKey, type Ports } from './ports.ts'
export * from './presentation/index.ts'
export * from './profile/index.ts'
export * from './receiving/index.ts'
export * from './referral/index.ts'
export * from './routes/index.ts'
export * from './security/index.ts'
export * from './session/index.ts'
export * from './shell/index.ts'
export { sliceKey, type LateSlice, type Slices } from './slices.ts'
export * from './startup/index.ts'
export * from './toasts/index.ts'
export * from './verification/index.ts'
export * from './waitlist/index.ts'
