/** What the security page loads: itself, what it does, and the dialog that only its own rows open. */
export { activityModule } from './activity-module.ts'
export { EndSessionModal } from './EndSessionModal.tsx'
export { protectionModule } from './protection-module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
