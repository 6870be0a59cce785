import { filled } from '../../kernel/text.ts'
import { warningText } from '../../platform/alerts.ts'
import { type ExportYears, exportYearsView } from '../../platform/exports.ts'
import { payoutExportTexts as texts } from '../texts.ts'
import type { PayoutExportState } from './model.ts'
import { payoutYears } from './rules.ts'

/** View of the payout export. */
export interface PayoutExportView extends ExportYears {
  readonly title: string
  /** Text for screen readers while a report is loading and after it is saved. Empty otherwise. */
  readonly progress: string
  /** Notice about an empty or failed export (ERR-047, ERR-048). Null if there is none. */
  readonly notice: { readonly tone: 'wait' | 'bad'; readonly text: string } | null
}

const progressOf = ({ year, outcome }: PayoutExportState): string => {
  if (year !== null) return filled(texts.making, { year })
  return outcome?.kind === 'saved' ? outcome.text : ''
}

const noticeOf = ({ outcome }: PayoutExportState): PayoutExportView['notice'] =>
  outcome === null || outcome.kind === 'saved'
    ? null
    : { tone: outcome.kind === 'empty' ? 'wait' : 'bad', text: warningText(outcome.text) }

/**
 * Returns the view, or null without a first payout. While a report loads, its year is busy and the other years are
 * disabled (PAY-101, PAY-103).
 */
export const payoutExportView = ({
  state,
  firstPayout,
}: {
  readonly state: PayoutExportState
  readonly firstPayout: number | null
}): PayoutExportView | null => {
  const years = payoutYears(firstPayout, state.now)
  if (years.length === 0) return null
  return {
    title: texts.title,
    ...exportYearsView(years, state.year),
    progress: progressOf(state),
    notice: noticeOf(state),
  }
}
