/** What the settings of a card load: the page, its dialogs, and the slices behind them. */
export { mailingAddressModule } from '../mailing-address/module.ts'
export { MailingAddressModal } from '../mailing-address/MailingAddressModal.tsx'
export { CardSettingsScreen } from './CardSettingsScreen.tsx'
export { cardSettingsModule } from './module.ts'
export { UpdateCardNameModal } from './UpdateCardNameModal.tsx'
