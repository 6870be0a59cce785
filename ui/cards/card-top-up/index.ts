/** What the dialog that puts money on a card loads: itself, and the slice behind it. */
export { AddFundsModal } from './AddFundsModal.tsx'
export { cardTopUpModule } from './module.ts'
