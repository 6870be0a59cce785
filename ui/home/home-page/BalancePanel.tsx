import { css } from '@emotion/react'
import type { HomePageView } from '@paydeck/core'
import { useId } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useMoneyHold } from '../../di/use-money-hold.ts'
import { useService } from '../../di/use-service.ts'
import { Amount } from '../../kit/Amount.tsx'
import { Button, TextLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { plus } from '../../kit/icons.ts'
import { lazy } from '../../kit/lazy.tsx'
import { raised } from '../../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { HideAmounts } from '../amount-privacy/HideAmounts.tsx'

const styles = {
  panel: css([raised, { minInlineSize: 0, containerType: 'inline-size' }]),
  // The amount is at the top and the actions are at the bottom, even if the neighbouring panel is higher.
  content: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: space.s5,
    blockSize: '100%',
    padding: space.s5,
    [room.tight]: { padding: space.s4 },
    // The note about top-ups is beside the amount, and the actions are on the line below.
    [room.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  }),
  // The negative margin cancels the extra height of the eye icon beside the label.
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s1,
    marginBlock: `calc((1.5 * ${text.s} - ${size.target}) / 2)`,
  }),
  label: css({ color: colour.ink2, fontSize: text.s, fontWeight: weight.regular }),
  // Has the same height without an amount, so that nothing shifts when the amount arrives.
  amount: css({
    display: 'block',
    // With larger text, the amount must still fit into the panel.
    fontSize: `min(clamp(${text.xxl}, 10cqi, ${text.money}), 14cqi)`,
    fontWeight: weight.strong,
    letterSpacing: '-0.03em',
    lineHeight: 1.15,
    '& small': { color: colour.ink2, fontSize: '0.6em' },
  }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s3} ${space.s4}` }),
  action: css({ [room.tight]: { inlineSize: '100%' } }),
  note: css({ color: colour.ink2, fontSize: text.s }),
}

/** Loaded on first use, because only users who have just added funds need this note. */
const AwaitedTopUps = lazy(
  () => import('./AwaitedTopUps.tsx').then((module) => module.AwaitedTopUps),
  () => null,
)

interface BalancePanelProps {
  readonly balance: NonNullable<HomePageView['balance']>
  readonly all: HomePageView['allActivity']
  readonly hidden: HomePageView['hiddenAmount']
  readonly onAddFunds: (cardId: string) => void
}

/** Panel with the total balance of all cards, and the main action of the page. */
export const BalancePanel = ({ balance, all, hidden, onAddFunds }: BalancePanelProps) => {
  const id = useId()
  const hold = useMoneyHold()
  const isAwaited = useLive(useService(slice('cardList')).topUps).length > 0
  const { label, amount, unavailable, note, addFunds } = balance
  return (
    <section css={styles.panel} aria-labelledby={id}>
      <div css={styles.content}>
        <div>
          <div css={styles.head}>
            <h2 id={id} css={styles.label}>
              {label}
            </h2>
            <HideAmounts />
          </div>
          <p css={styles.amount}>
            {amount === null ? (
              <small>{unavailable}</small>
            ) : (
              <>
                <Amount text={amount.whole} hidden={hidden} />
                <small>{amount.cents}</small>
              </>
            )}
          </p>
        </div>
        {isAwaited && <AwaitedTopUps />}
        <div css={styles.foot}>
          {addFunds !== null && (
            <div css={styles.action}>
              <Button wide disabled={hold !== null} onClick={() => onAddFunds(addFunds.cardId)}>
                <Icon drawing={plus} small />
                {addFunds.label}
              </Button>
            </div>
          )}
          <p css={styles.note}>{hold ?? note}</p>
          <TextLink to={all.to}>{all.label}</TextLink>
        </div>
      </div>
    </section>
  )
}
