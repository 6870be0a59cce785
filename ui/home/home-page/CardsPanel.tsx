import { css } from '@emotion/react'
import type { CardRow, HomePageView } from '@paydeck/core'
import { useMoneyHold } from '../../di/use-money-hold.ts'
import { Anchor } from '../../kit/Anchor.tsx'
import { Button } from '../../kit/Button.tsx'
import { CardFace } from '../../kit/CardFace.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { figures } from '../../kit/shared.ts'
import { colour, media, radius, size, space, text, weight } from '../../kit/theme.ts'
import { Amount } from './Amount.tsx'

const styles = {
  card: css({
    padding: `0 ${space.s4} ${space.s4}`,
    '& + &': { borderBlockStart: `${size.hairline} solid ${colour.line}`, paddingBlockStart: space.s4 },
    [media.desktop]: { paddingInline: space.s5 },
  }),
  face: css({ display: 'block', position: 'relative', borderRadius: radius.r2, marginBlockEnd: space.s4 }),
  balance: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.s4,
  }),
  action: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s3,
    fontSize: text.s,
    color: colour.ink2,
  }),
  label: css({ fontSize: text.xs, color: colour.ink3 }),
  amount: css([figures, { display: 'block', fontSize: text.l, fontWeight: weight.strong, letterSpacing: '-0.02em' }]),
}

interface CardProps {
  readonly card: CardRow
  readonly hidden: HomePageView['hiddenAmount']
  readonly onAddFunds: () => void
}

const Card = ({ card, hidden, onAddFunds }: CardProps) => {
  const hold = useMoneyHold()
  return (
    <li css={styles.card}>
      <Anchor css={styles.face} to={card.to}>
        <CardFace name={card.name} fullName={card.fullName} lastFour={card.lastFour} overlay={card.overlay} />
      </Anchor>
      <div css={styles.balance}>
        <p>
          <span css={styles.label}>{card.balanceLabel}</span>
          <span css={styles.amount}>
            <Amount text={card.balance} hidden={hidden} />
          </span>
        </p>
        {card.addFunds !== null && (
          <span css={styles.action}>
            <Button kind="quiet" disabled={hold !== null} onClick={onAddFunds}>
              {card.addFunds}
            </Button>
            {hold}
          </span>
        )}
      </div>
    </li>
  )
}

/** The user's cards: each face leads to the card's page. */
export const CardsPanel = ({
  cards,
  hidden,
  onAddFunds,
  onRetry,
}: {
  readonly cards: NonNullable<HomePageView['cards']>
  readonly hidden: HomePageView['hiddenAmount']
  readonly onAddFunds: (cardId: string) => void
  readonly onRetry: () => void
}) => (
  <Panel heading={cards.title}>
    {cards.failure !== null && <Failed text={cards.failure} onRetry={onRetry} />}
    <ul>
      {cards.cards.map((card) => (
        <Card key={card.id} card={card} hidden={hidden} onAddFunds={() => onAddFunds(card.id)} />
      ))}
    </ul>
  </Panel>
)
