import { css } from '@emotion/react'
import type { TimelineFilter } from '@paydeck/core'
import { useEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { download } from '../../kit/icons-lists.ts'
import { colour, space, text } from '../../kit/theme.ts'

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  color: colour.ink3,
  fontSize: text.s,
  '@media print': { display: 'none' },
})

export interface ExportLineProps {
  readonly filter: TimelineFilter
  /** Number of listed entries. Null if unknown. */
  readonly count: number | null
}

/** Button that exports the listed entries, with progress and Cancel (ACT-023). */
export const ExportLine = ({ filter, count }: ExportLineProps) => {
  const { view, start, cancel } = useService(slice('activityExport'))
  const { status, label, isRunning } = useLive(view)
  useEffect(() => cancel, [cancel])
  return (
    <div css={style}>
      <Button kind="text" onClick={() => (isRunning ? cancel() : start({ filter, of: count }))}>
        {!isRunning && <Icon drawing={download} small />}
        {label}
      </Button>
      <p role="status">{status}</p>
    </div>
  )
}
