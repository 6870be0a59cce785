import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { iconTile, raised } from '../../kit/shared.ts'
import { colour, room, size, space, text } from '../../kit/theme.ts'

const styles = {
  panel: css([raised, { minInlineSize: 0, containerType: 'inline-size' }]),
  content: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: `${space.s3} ${space.s4}`,
    blockSize: '100%',
    padding: `${space.s4} ${space.s5}`,
    // The buttons of neighbouring panels are on one line, whatever the length of the texts above.
    [room.tight]: { alignItems: 'start', alignContent: 'space-between', padding: space.s4 },
  }),
  subject: css({
    flex: `1 1 calc(${size.offerWords} + ${size.rowIcon})`,
    display: 'flex',
    alignItems: 'inherit',
    gap: space.s4,
    minInlineSize: 0,
  }),
  icon: css([iconTile, { flexShrink: 0, background: colour.brandSoft, color: colour.brand }]),
  words: css({ minInlineSize: 0 }),
  heading: css({ fontSize: text.ui }),
  text: css({ color: colour.ink2, fontSize: text.s }),
  action: css({
    display: 'grid',
    gap: space.s2,
    // As wide as the button that loads later.
    '&[data-async="true"]': { inlineSize: `min(${size.asyncWidth}, 100%)` },
    [room.tight]: { flexBasis: '100%' },
  }),
}

/** Panel of an offer: icon, description and one button. */
export const OfferPanel = ({
  icon,
  title,
  text: words,
  isAsync = false,
  children,
}: {
  readonly icon: Drawing
  readonly title: string
  readonly text: string
  /** True if the button is an `AsyncButton` that loads later. */
  readonly isAsync?: boolean
  readonly children: ReactNode
}) => (
  <section css={styles.panel} aria-label={title}>
    <div css={styles.content}>
      <div css={styles.subject}>
        <span css={styles.icon}>
          <Icon drawing={icon} />
        </span>
        <div css={styles.words}>
          <h2 css={styles.heading}>{title}</h2>
          <p css={styles.text}>{words}</p>
        </div>
      </div>
      <div css={styles.action} data-async={isAsync}>
        {children}
      </div>
    </div>
  </section>
)
