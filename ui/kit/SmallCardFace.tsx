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
    // The chip.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '32% 71% 45% 12%',
      borderRadius: size.ring,
      background: colour.chip,
    },
    // The text beside the card says the same.
    [room.bare]: { display: 'none' },
  },
])
const digits = css({ position: 'absolute', insetBlockEnd: size.ring, insetInlineEnd: size.smallFaceEdge })

export interface SmallCardFaceProps {
  readonly lastFour: string
  /** In grey: a card that no money can be put on. */
  readonly plain?: boolean
}

/** A payment card at the size of an icon: its chip and the last four digits. It stands beside its name, not read aloud. */
export const SmallCardFace = ({ lastFour, plain = false }: SmallCardFaceProps) => (
  <span css={style} data-plain={plain} aria-hidden="true">
    <span css={digits}>{lastFour}</span>
  </span>
)
