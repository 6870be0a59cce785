import { cardExportMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Reports on the page of a card. */
export { ExportOf } from './ExportOf.tsx'
export { ExportPanel } from './ExportPanel.tsx'

export const slices = sliceModule(cardExportMakers)
