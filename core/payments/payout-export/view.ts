import { filled } from '../../kernel/text.ts'
import { warningText } from '../../platform/alerts.ts'
import { type ExportYears, exportYearsView } from '../../platform/exports.ts'
import type { PayoutExportState } from './model.ts'
import { payoutYears } from './rules.ts'
import { payoutExport } from './tables.ts'

/** The payout reports, ready to render. */
export interface PayoutExportView extends ExportYears {
  readonly title: string
  /** To be read aloud: what is being made, or was saved; empty: nothing. */
  readonly progress: string
  /** That there was nothing to save, or that it failed (ERR-047, ERR-048); null: nothing to tell. */
  readonly notice: { readonly tone: 'wait' | 'bad'; readonly text: string } | null
}

const progressOf = ({ year, outcome }: PayoutExportState): string => {
  if (year !== null) return filled(payoutExport.making, { year })
  return outcome?.kind === 'saved' ? outcome.text : ''
}

const noticeOf = ({ outcome }: PayoutExportState): PayoutExportView['notice'] =>
  outcome === null || outcome.kind === 'saved'
    ? null
    : { tone: outcome.kind === 'empty' ? 'wait' : 'bad', text: warningText(outcome.text) }

/** Hidden without a first payout; while a report is made its year says so, and the others rest (PAY-101, PAY-103). */
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
    title: payoutExport.title,
    ...exportYearsView(years, state.year),
    progress: progressOf(state),
    notice: noticeOf(state),
  }
}
