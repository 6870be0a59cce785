/** Security page, and the dialog that only this page opens. */
export { EndSessionModal } from './active-sessions/EndSessionModal.tsx'
export { slices } from './module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
