/** What the security page loads: itself, and what it does. */
export { activityModule } from './activity-module.ts'
export { protectionModule } from './protection-module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
