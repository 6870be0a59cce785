import { cardExportOf } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Reports on the page of a card. */
export { ExportOf } from './ExportOf.tsx'
export { ExportPanel } from './ExportPanel.tsx'

export const slices = sliceModule({
  cardExport: ({ stores, clock, log, files, cardReports }, { cardActivity, cardList, shell }) =>
    cardExportOf({
      stores,
      clock,
      log,
      modals: shell.modals,
      files,
      reports: cardReports,
      cards: cardList,
      cardActivity,
    }),
})
