import { css } from '@emotion/react'
import { cardEndingText } from '@paydeck/core'
import { Icon } from './Icon.tsx'
import { lock } from './icons-cards.ts'
import { figures } from './shared.ts'
import { colour, radius, size, space, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  // The overlay is drawn behind the name and the digits, which must stay readable because they identify the card.
  overlay: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.s1,
    borderRadius: radius.r2,
    background: colour.scrim,
    fontWeight: weight.strong,
    textAlign: 'center',
  }),
  face: css({
    position: 'relative',
    isolation: 'isolate',
    aspectRatio: '1.586',
    inlineSize: '100%',
    maxInlineSize: size.face,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: space.s4,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    color: colour.faceInk,
    // The gradient starts at the border's edge; otherwise it would repeat under the transparent border.
    backgroundOrigin: 'border-box',
    backgroundImage: colour.face,
    fontSize: text.s,
  }),
  head: css({ position: 'relative', zIndex: 1, display: 'flex', justifyContent: 'space-between', gap: space.s2 }),
  name: css({ minInlineSize: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' }),
  // Product logo, as in the masthead.
  mark: css({
    flexShrink: 0,
    inlineSize: size.mark,
    blockSize: size.mark,
    borderRadius: radius.skeleton,
    backgroundImage: `linear-gradient(135deg, ${colour.logoFrom}, ${colour.logoTo})`,
  }),
  digits: css([figures, { position: 'relative', zIndex: 1, letterSpacing: '0.14em' }]),
}

/** Payment card with its name and last four digits, in the proportions of a real card. */
export const CardFace = ({
  name,
  fullName = name,
  lastFour,
  overlay = null,
}: {
  readonly name: string
  /** Full name of the card if `name` is shortened, for screen readers and the tooltip. */
  readonly fullName?: string
  readonly lastFour: string
  /** Text over the face, as in "Card is locked." */
  readonly overlay?: string | null
}) => (
  <span css={styles.face}>
    <span css={styles.head}>
      <span css={styles.name} title={fullName}>
        {fullName === name ? (
          name
        ) : (
          <>
            <span aria-hidden="true">{name}</span>
            <VisuallyHidden>{fullName}</VisuallyHidden>
          </>
        )}
      </span>
      <span css={styles.mark} aria-hidden="true" />
    </span>
    <span css={styles.digits}>
      <span aria-hidden="true">•••• </span>
      <VisuallyHidden>{`${cardEndingText} `}</VisuallyHidden>
      <span>{lastFour}</span>
    </span>
    {overlay !== null && (
      <span css={styles.overlay}>
        <Icon drawing={lock} />
        {overlay}
      </span>
    )}
  </span>
)
