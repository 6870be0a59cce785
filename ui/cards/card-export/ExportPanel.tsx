import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { ExportPanel as Reports } from '../../kit/ExportPanel.tsx'

export interface ExportPanelProps {
  readonly cardId: string
  /** True if the panel is beside the lists and shows one year per line. */
  readonly isStacked: boolean
}

/** Panel with a button for each year that has a report (CARD-036, CARD-037, CARD-169, CARD-170). */
export const ExportPanel = ({ cardId, isStacked }: ExportPanelProps) => {
  const { view, choose, saveShown } = useService(slice('cardExport'))
  const { shown, notice, ...reports } = useLive(view)
  return (
    <Reports
      {...reports}
      of={cardId}
      shown={shown === null ? null : { label: shown, onPress: saveShown }}
      notice={notice === null ? null : { tone: 'wait', text: notice }}
      isStacked={isStacked}
      onChoose={choose}
    />
  )
}
