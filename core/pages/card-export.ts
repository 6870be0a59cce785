import { type CardExport, type CardExportPorts, makeCardExport } from '../cards/index.ts'
import { project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** Makes the exports of a card: a report of each year, and files with the rows that the lists show. */
export const cardExportOf = (
  ports: Omit<CardExportPorts, 'shown' | 'shownCount'> & Pick<Slices, 'cardActivity'>,
): CardExport =>
  makeCardExport({
    ...ports,
    shown: ports.cardActivity.shown.get,
    shownCount: project(
      ports.cardActivity.view,
      ({ lists }) => (lists?.pending?.rows.length ?? 0) + (lists?.settled?.rows.length ?? 0),
    ),
  })
