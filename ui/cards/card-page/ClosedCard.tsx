import { css } from '@emotion/react'
import type { CardPageView } from '@paydeck/core'
import { ButtonLink, TextLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { card, chevronRight, external } from '../../kit/icons-later.ts'
import { iconTile, raised } from '../../kit/shared.ts'
import { colour, media, space, text } from '../../kit/theme.ts'

const styles = {
  panel: css([
    raised,
    {
      display: 'grid',
      gap: space.s3,
      justifyItems: 'start',
      padding: `${space.s5} ${space.s4}`,
      fontSize: text.s,
      [media.desktop]: { padding: space.s6 },
    },
  ]),
  icon: css([iconTile, { background: colour.sunken, color: colour.ink2 }]),
  title: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
}

/** Panel that replaces the balance if the card's programme has ended (CARD-083 to CARD-087). */
export const ClosedCard = ({
  closed,
  settings,
}: {
  readonly closed: NonNullable<CardPageView['closed']>
  readonly settings: CardPageView['settings']
}) => {
  const { title, lines, newCard } = closed
  return (
    <section css={styles.panel} aria-label={title}>
      <span css={styles.icon}>
        <Icon drawing={card} />
      </span>
      <h2 css={styles.title}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {settings !== null && (
        <ButtonLink kind="quiet" to={settings.to ?? undefined} href={settings.href ?? undefined}>
          {settings.label}
        </ButtonLink>
      )}
      {newCard !== null && (
        <TextLink to={newCard.to ?? undefined} href={newCard.href ?? undefined}>
          {newCard.label}
          <Icon drawing={newCard.href === null ? chevronRight : external} small />
        </TextLink>
      )}
    </section>
  )
}
