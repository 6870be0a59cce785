import { css } from '@emotion/react'
import { Anchor } from '../kit/Anchor.tsx'
import { hiddenFromSight } from '../kit/shared.ts'
import { colour, media, radius, size, space, text, weight } from '../kit/theme.ts'

const styles = {
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s2,
    minInlineSize: size.target,
    minBlockSize: size.target,
    // The search button loads later, and appears without moving the menus.
    marginInlineEnd: 'auto',
    borderRadius: radius.r1,
    fontSize: text.logo,
    fontWeight: weight.strong,
    letterSpacing: '-0.02em',
  }),
  mark: css({
    inlineSize: size.logo,
    blockSize: size.logo,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r1,
    backgroundOrigin: 'border-box',
    backgroundImage: `linear-gradient(135deg, ${colour.logoFrom}, ${colour.logoTo})`,
  }),
  name: css({ whiteSpace: 'nowrap', [media.narrow]: hiddenFromSight }),
}

/** Product logo that links to the root of the app, which is "/id" in the browser (SHELL-037). */
export const Logo = ({ productName }: { readonly productName: string }) => (
  <Anchor to="/" css={styles.logo}>
    <span css={styles.mark} aria-hidden="true" />
    <span css={styles.name}>{productName}</span>
  </Anchor>
)
