/** Security page, with the dialog that only its rows open. */
export { EndSessionModal } from './active-sessions/EndSessionModal.tsx'
export { slices } from './module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
