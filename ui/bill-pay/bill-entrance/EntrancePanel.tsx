import { css } from '@emotion/react'
import type { BillEntranceRow } from '@paydeck/core'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { iconTile, raised } from '../../kit/shared.ts'
import { colour, media, size, space, text } from '../../kit/theme.ts'

const styles = {
  panel: css([
    raised,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: space.s3,
      padding: `${space.s6} ${space.s4}`,
      textAlign: 'center',
      [media.desktop]: { padding: space.s7 },
    },
  ]),
  tile: css([
    iconTile,
    { inlineSize: size.portrait, blockSize: size.portrait, background: colour.brandSoft, color: colour.brand },
  ]),
  heading: css({
    fontSize: text.xl,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
    [media.mobile]: { fontSize: text.l },
  }),
  words: css({ maxInlineSize: size.readable, color: colour.ink2, fontSize: text.ui, textWrap: 'balance' }),
  // As wide as the button to join the waitlist, which some users see here.
  way: css({ display: 'grid', justifyItems: 'center', inlineSize: '100%', marginBlockStart: space.s3 }),
}

export interface EntrancePanelProps {
  readonly says: Pick<BillEntranceRow, 'heading' | 'text'>
  /** Icon in a tile. Null if there is a `picture`. */
  readonly icon: Drawing | null
  readonly picture?: ReactNode
  /** Button or link for the next action of the user. */
  readonly children: ReactNode
}

/** Panel for users who cannot see bills yet: the reason in one sentence, and one action. */
export const EntrancePanel = ({ says, icon, picture, children }: EntrancePanelProps) => (
  <section css={styles.panel}>
    {icon === null ? (
      picture
    ) : (
      <span css={styles.tile}>
        <Icon drawing={icon} />
      </span>
    )}
    <h1 css={styles.heading}>{says.heading}</h1>
    <p css={styles.words}>{says.text}</p>
    <div css={styles.way}>{children}</div>
  </section>
)
