/** What the dialog of the missing number loads: itself, and the slice behind it. */
export { MissingSsnModal } from './MissingSsnModal.tsx'
export { nationalIdentityModule } from './module.ts'
