import type { Slides } from '../../platform/ports.ts'
import { hiddenAmount } from '../texts.ts'
import type { ActivityRow } from './model.ts'

/** Removes fiat amount, coin amount and direction from a row. Keeps the status. */
export const withoutAmounts = (row: ActivityRow): ActivityRow => ({
  ...row,
  direction: null,
  amount: hiddenAmount.text,
  coin: row.coin === null ? null : hiddenAmount.text,
})

/** Returns the slides of the carousel with the details: one slide for each row, in the order of the rows (HOME-036). */
export const activitySlides = (rows: ReadonlyArray<ActivityRow>): Slides => ({
  items: rows.map(({ id, slide: kind, title: name }) => ({ id, kind, name })),
  canLoadMore: false,
})
