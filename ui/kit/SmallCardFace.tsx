import { css } from '@emotion/react'
import { figures } from './shared.ts'
import { colour, room, size, text, weight } from './theme.ts'

const style = css([
  figures,
  {
    position: 'relative',
    display: 'block',
    flexShrink: 0,
    inlineSize: size.smallFace,
    aspectRatio: '1.586',
    border: `${size.hairline} solid ${colour.faceLine}`,
    borderRadius: size.smallFaceEdge,
    background: `${colour.face} border-box`,
    color: colour.faceInk,
    fontSize: text.face,
    fontWeight: weight.strong,
    '&[data-plain="true"]': { background: `${colour.plainFace} border-box` },
    // Chip of the card.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '32% 71% 45% 12%',
      borderRadius: size.ring,
      background: colour.chip,
    },
    // The card is hidden where its container is narrowest. The text beside the card contains the same digits.
    [room.bare]: { display: 'none' },
  },
])
const digits = css({ position: 'absolute', insetBlockEnd: size.ring, insetInlineEnd: size.smallFaceEdge })

export interface SmallCardFaceProps {
  readonly lastFour: string
  /** True to draw the card in grey, because the user cannot add money to it. */
  readonly plain?: boolean
}

/**
 * Payment card at the size of an icon, with its chip and last four digits. Hidden from screen readers, because the name of
 * the card is beside it.
 */
export const SmallCardFace = ({ lastFour, plain = false }: SmallCardFaceProps) => (
  <span css={style} data-plain={plain} aria-hidden="true">
    <span css={digits}>{lastFour}</span>
  </span>
)
