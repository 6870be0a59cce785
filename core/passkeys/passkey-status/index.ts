export type { PasskeyDirectory } from './ports.ts'
export { makePasskeyStatus, type PasskeyStatus, type PasskeyStatusPorts } from './slice.ts'
export { type PasskeyCard, type PasskeyStatusView, passkeyStatusView } from './view.ts'
