import { passkeyKeepingMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Panel of the passkeys, and the dialog that confirms a removal. */
export { PasskeysPanel } from './PasskeysPanel.tsx'
export { RemovePasskeyModal } from './RemovePasskeyModal.tsx'

export const slices = sliceModule(passkeyKeepingMakers)
