/** The security page, with the dialog that only its own rows open. */
export { EndSessionModal } from './active-sessions/EndSessionModal.tsx'
export { slices } from './module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
