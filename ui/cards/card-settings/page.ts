import { mailingAddressOf, makeCardSettings } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Settings of a card, with their dialogs. */
export { MailingAddressModal } from '../mailing-address/MailingAddressModal.tsx'
export { CardSettingsScreen } from './CardSettingsScreen.tsx'
export { UpdateCardNameModal } from './UpdateCardNameModal.tsx'

export const slices = sliceModule({
  cardSettings: ({ stores, clock, log, cardChanges }, { cardList, shell }) =>
    makeCardSettings({ stores, clock, log, modals: shell.modals, changes: cardChanges, cards: cardList }),
  mailingAddress: (
    { stores, clock, log, mailingAddresses, addressSuggestions, configuration },
    { currentSession, shell, toasts },
  ) =>
    mailingAddressOf({
      stores,
      clock,
      log,
      modals: shell.modals,
      addresses: mailingAddresses,
      suggestions: addressSuggestions,
      currentSession,
      configuration,
      toasts,
    }),
})
