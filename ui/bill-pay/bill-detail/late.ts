/** What a bill's own view loads: itself, what asks before it is removed, and the slice behind both. */
export { BillScreen } from './BillScreen.tsx'
export { billDetailModule } from './module.ts'
export { RemoveBillModal } from './RemoveBillModal.tsx'
