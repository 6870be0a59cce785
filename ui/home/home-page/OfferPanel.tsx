import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { iconTile, raised } from '../../kit/shared.ts'
import { colour, media, space, text } from '../../kit/theme.ts'

const styles = {
  panel: css([
    raised,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${space.s3} ${space.s4}`,
      padding: space.s4,
      [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: `${space.s4} ${space.s5}` },
    },
  ]),
  icon: css([iconTile, { background: colour.brandSoft, color: colour.brand }]),
  heading: css({ fontSize: text.m }),
  text: css({ color: colour.ink2, fontSize: text.s }),
  action: css({ gridColumn: '2', justifySelf: 'start', [media.desktop]: { gridColumn: '3' } }),
}

/** Something on offer: an icon, what it is, and one thing to press. */
export const OfferPanel = ({
  icon,
  title,
  text: words,
  children,
}: {
  readonly icon: Drawing
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) => (
  <section css={styles.panel} aria-label={title}>
    <span css={styles.icon}>
      <Icon drawing={icon} />
    </span>
    <div>
      <h2 css={styles.heading}>{title}</h2>
      <p css={styles.text}>{words}</p>
    </div>
    <div css={styles.action}>{children}</div>
  </section>
)
