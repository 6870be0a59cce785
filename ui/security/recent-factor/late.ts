/** What the dialog that asks for a second factor loads: itself, and the slice behind it. */
export { recentFactorModule } from './module.ts'
export { RecentFactorModal } from './RecentFactorModal.tsx'
