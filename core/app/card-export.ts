import { cardExportOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that exports the transactions of a card. */
export const cardExportMakers = {
  cardExport: maker(
    ['stores', 'clock', 'log', 'files', 'cardReports'],
    ['cardActivity', 'cardList', 'shell'],
    (ports, { cardActivity, cardList, shell }) =>
      cardExportOf({ ...ports, modals: shell.modals, cards: cardList, cardActivity }),
  ),
} satisfies Makers<'cardExport'>
