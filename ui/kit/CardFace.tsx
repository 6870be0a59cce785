import { css } from '@emotion/react'
import { figures, oneLine } from './shared.ts'
import { colour, radius, size, space, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  overlay: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.r2,
    background: colour.scrim,
    fontWeight: weight.strong,
  }),
  face: css({
    position: 'relative',
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
    // From the border's edge on, so that the gradient does not begin anew under the transparent border.
    backgroundOrigin: 'border-box',
    backgroundImage: colour.face,
    fontSize: text.s,
  }),
  name: css([oneLine, { fontWeight: weight.medium }]),
  digits: css([figures, { letterSpacing: '0.14em' }]),
}

/** A payment card: its name and the last four digits, in the proportions of a real one. */
export const CardFace = ({
  name,
  fullName = name,
  lastFour,
  overlay = null,
}: {
  readonly name: string
  /** Where `name` is cut to fit: the whole of it, to be read aloud and shown on hovering. */
  readonly fullName?: string
  readonly lastFour: string
  /** Lies over the face, as in "Card is locked." */
  readonly overlay?: string | null
}) => (
  <div css={styles.face}>
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
    <span css={styles.digits}>
      <span aria-hidden="true">•••• </span>
      <VisuallyHidden>Card ending in </VisuallyHidden>
      <span>{lastFour}</span>
    </span>
    {overlay !== null && <span css={styles.overlay}>{overlay}</span>}
  </div>
)
