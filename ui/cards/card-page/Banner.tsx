import { css } from '@emotion/react'
import type { CardPageView } from '@paydeck/core'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { external, info } from '../../kit/icons-later.ts'
import { colour, radius, size, space, text } from '../../kit/theme.ts'

const styles = {
  banner: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s3,
    padding: `${space.s3} ${space.s3} ${space.s3} ${space.s4}`,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: colour.brandSoft,
    color: colour.brand,
    fontSize: text.s,
  }),
  // The button wraps below the text on narrow screens.
  content: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s3,
    color: colour.ink1,
  }),
  words: css({ flex: `1 1 ${size.offerWords}`, minInlineSize: 0 }),
}

/** Banner of the card programme, shown for every card (CARD-032 to CARD-034). */
export const Banner = ({ inactive }: { readonly inactive: CardPageView['inactive'] }) => {
  const { text: words, action } = inactive
  return (
    <div css={styles.banner}>
      <Icon drawing={info} />
      <div css={styles.content}>
        <p css={styles.words}>{words}</p>
        <ButtonLink to={action.to ?? undefined} href={action.href ?? undefined}>
          {action.label}
          {action.href !== null && <Icon drawing={external} small />}
        </ButtonLink>
      </div>
    </div>
  )
}
