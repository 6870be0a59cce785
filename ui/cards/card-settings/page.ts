import { cardSettingsMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Settings of a card, with their dialogs. */
export { MailingAddressModal } from '../mailing-address/MailingAddressModal.tsx'
export { CardSettingsScreen } from './CardSettingsScreen.tsx'
export { ConfirmLockModal } from './ConfirmLockModal.tsx'
export { UpdateCardNameModal } from './UpdateCardNameModal.tsx'

export const slices = sliceModule(cardSettingsMakers)
