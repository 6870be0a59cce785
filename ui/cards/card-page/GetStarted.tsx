import { css } from '@emotion/react'
import type { CardGetStartedView } from '@paydeck/core'
import { panelsToken } from '../../di/panel-registry.ts'
import { useService } from '../../di/use-service.ts'
import { CardFace } from '../../kit/CardFace.tsx'
import { raised } from '../../kit/shared.ts'
import { colour, media, size, space, text } from '../../kit/theme.ts'

const styles = {
  page: css({ display: 'grid', gap: space.s4, gridTemplateColumns: 'minmax(0, 1fr)' }),
  panel: css([
    raised,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: space.s5,
      overflow: 'hidden',
      padding: `${space.s5} ${space.s4}`,
      [media.desktop]: { padding: space.s7 },
      [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.side}`, gap: space.s7 },
    },
  ]),
  words: css({ display: 'grid', gap: space.s3, justifyItems: 'start' }),
  title: css({ fontSize: text.xl, letterSpacing: '-0.025em', [media.desktop]: { fontSize: text.xxl } }),
  // As wide as the button that loads later.
  join: css({ display: 'grid', gap: space.s3, inlineSize: `min(${size.asyncWidth}, 100%)` }),
  // Two overlapping cards.
  faces: css({
    display: 'grid',
    justifySelf: 'center',
    inlineSize: '100%',
    maxInlineSize: size.side,
    padding: space.s4,
    '& > *': { gridArea: '1 / 1' },
    '& > :first-of-type': { rotate: '8deg', translate: '6% -8%', opacity: 0.9 },
    '& > :last-of-type': { rotate: '-4deg' },
  }),
  notice: css({ maxInlineSize: size.readable, fontSize: text.xs, color: colour.ink3 }),
}

/**
 * Introduction to the card. Says that the card is not available at present, and offers a button to join its waitlist
 * (CARD-088 to CARD-092).
 */
export const GetStarted = ({ view }: { readonly view: CardGetStartedView }) => {
  const { cardWaitlist: CardWaitlist } = useService(panelsToken)
  return (
    <div css={styles.page}>
      <div css={styles.panel}>
        <div css={styles.words}>
          <h2 css={styles.title}>{view.title}</h2>
          <p>{view.paused}</p>
          <div css={styles.join}>
            <CardWaitlist />
          </div>
        </div>
        <div css={styles.faces} aria-hidden="true">
          <CardFace name={view.productName} lastFour="0000" />
          <CardFace name={view.productName} lastFour="0000" />
        </div>
      </div>
      <p css={styles.notice}>{view.notice}</p>
    </div>
  )
}
