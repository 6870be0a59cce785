/** What the security page loads: itself, what it does, and the dialog that only its own rows open. */
export { activityModule } from './active-sessions/module.ts'
export { EndSessionModal } from './active-sessions/EndSessionModal.tsx'
export { protectionModule } from './two-factor/module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
