import type { Slides } from '../../platform/ports.ts'
import { hiddenAmount } from '../amount-privacy/index.ts'
import type { ActivityRow } from './model.ts'

/** A row whose amounts are nowhere in it: fiat and coin, and which way they went; what its status says stays. */
export const withoutAmounts = (row: ActivityRow): ActivityRow => ({
  ...row,
  direction: null,
  amount: hiddenAmount.text,
  coin: row.coin === null ? null : hiddenAmount.text,
})

/** The slides of the detail carousel: one for each row, in their order (HOME-036). */
export const activitySlides = (rows: ReadonlyArray<ActivityRow>): Slides => ({
  items: rows.map(({ id, slide: kind, title: name }) => ({ id, kind, name })),
  canLoadMore: false,
})
