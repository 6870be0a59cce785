import { css } from '@emotion/react'
import { Button } from './Button.tsx'
import { figures } from './shared.ts'
import { Spinner } from './Spinner.tsx'
import { colour, room, size, space, text } from './theme.ts'

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: size.row,
  paddingBlock: space.s2,
  paddingInline: space.s5,
  borderBlockStart: `${size.hairline} solid ${colour.line}`,
  color: colour.ink3,
  fontSize: text.s,
  [room.tight]: { paddingInline: space.s4 },
})

export interface ShowMoreProps {
  /** Text with the number of rows that are visible. */
  readonly shown: string
  readonly label: string
  readonly isLoading?: boolean
  readonly onPress: () => void
}

/**
 * Footer of a list that loads in pages: the number of visible rows, and a button that loads more. The button keeps the focus
 * while it loads.
 */
export const ShowMore = ({ shown, label, isLoading = false, onPress }: ShowMoreProps) => (
  <div css={style}>
    <p css={figures} role="status">
      {shown}
    </p>
    <Button kind="quiet" aria-disabled={isLoading} aria-busy={isLoading} onClick={onPress}>
      {isLoading && <Spinner small />}
      {label}
    </Button>
  </div>
)
