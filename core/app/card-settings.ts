import { makeCardSettings } from '../cards/index.ts'
import { mailingAddressOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the card settings. */
export const cardSettingsMakers = {
  cardSettings: maker(['stores', 'clock', 'log', 'cardChanges'], ['cardList', 'shell'], (ports, { cardList, shell }) =>
    makeCardSettings({ ...ports, modals: shell.modals, cards: cardList }),
  ),
  mailingAddress: maker(
    ['stores', 'clock', 'log', 'mailingAddresses', 'addressSuggestions', 'configuration'],
    ['currentSession', 'shell', 'toasts'],
    (ports, { currentSession, shell, toasts }) =>
      mailingAddressOf({
        ...ports,
        modals: shell.modals,
        currentSession,
        toasts,
      }),
  ),
} satisfies Makers<'cardSettings' | 'mailingAddress'>
