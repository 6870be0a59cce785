import { css } from '@emotion/react'
import type { CardRow, HomePageView } from '@paydeck/core'
import { useMoneyHold } from '../../di/use-money-hold.ts'
import { Amount } from '../../kit/Amount.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { chevronRight, plus } from '../../kit/icons.ts'
import { Panel } from '../../kit/Panel.tsx'
import { Row } from '../../kit/Row.tsx'
import { SmallCardFace } from '../../kit/SmallCardFace.tsx'
import { colour, size, space } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { rowGrid } from './row-grid.ts'

const styles = {
  // The rows have less padding at their end, because the controls there have padding of their own.
  rows: css([
    rowGrid,
    { gridAutoRows: `minmax(calc(${size.row} + ${space.s1}), auto)`, '& > li > div': { paddingInlineEnd: space.s3 } },
  ]),
  // Decorative arrow where other rows have a button. The row itself is the link.
  onward: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    color: colour.ink2,
    pointerEvents: 'none',
  }),
}

interface CardProps {
  readonly card: CardRow
  readonly hidden: HomePageView['hiddenAmount']
  /** True if the user cannot move money now, because the device is offline. */
  readonly isHeld: boolean
  readonly onAddFunds: () => void
}

const Card = ({ card, hidden, isHeld, onAddFunds }: CardProps) => (
  <Row
    picture={<SmallCardFace lastFour={card.lastFour} plain={card.addFunds === null} />}
    title={card.name}
    fullTitle={card.fullName}
    label={card.label}
    note={
      <>
        {/* Hidden from screen readers, because the row's label contains the digits. */}
        <span aria-hidden="true">{card.digits}</span>
        {card.overlay !== null && ` · ${card.overlay}`}
      </>
    }
    amount={
      <>
        <VisuallyHidden>{card.balanceLabel} </VisuallyHidden>
        <Amount text={card.balance} hidden={hidden} strong />
      </>
    }
    end={
      card.addFunds === null ? (
        <span css={styles.onward}>
          <Icon drawing={chevronRight} />
        </span>
      ) : (
        <IconButton tinted icon={plus} label={card.addFunds} disabled={isHeld} onClick={onAddFunds} />
      )
    }
    to={card.to}
  />
)

/** Panel of the user's cards. Each card's name links to its page. */
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
}) => {
  const isHeld = useMoneyHold() !== null
  return (
    <Panel heading={cards.title} link={cards.link ?? undefined}>
      {cards.failure !== null && <Failed text={cards.failure} onRetry={onRetry} />}
      <ul css={styles.rows}>
        {cards.cards.map((card) => (
          <li key={card.id}>
            <Card card={card} hidden={hidden} isHeld={isHeld} onAddFunds={() => onAddFunds(card.id)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
