/** What the security page loads: itself, and what it does. */
export { protectionModule } from './protection-module.ts'
export { SecurityScreen } from './SecurityScreen.tsx'
