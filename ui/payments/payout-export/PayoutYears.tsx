import type { PayoutExportView } from '@paydeck/core'
import { ExportPanel } from '../../kit/ExportPanel.tsx'

export interface PayoutYearsProps {
  readonly exports: PayoutExportView
  /** True if the panel is in the narrow side column, where each year has its own line. */
  readonly isStacked: boolean
  readonly onChoose: (year: number) => void
}

const tones = { wait: 'wait', bad: 'caution' } as const

/** Panel with a button for each year, which saves a report of the payouts in this year (PAY-095, PAY-096, PAY-101). */
export const PayoutYears = ({ exports: { title, notice, ...reports }, ...rest }: PayoutYearsProps) => (
  <ExportPanel
    {...reports}
    {...rest}
    heading={title}
    notice={notice && { tone: tones[notice.tone], text: notice.text }}
  />
)
