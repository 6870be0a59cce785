import { css } from '@emotion/react'
import type { CardPageView } from '@paydeck/core'
import { type ReactNode, useId } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { buttonStyle, ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { sliders } from '../../kit/icons-lists.ts'
import { figures, raised } from '../../kit/shared.ts'
import { colour, media, size, space, text, weight } from '../../kit/theme.ts'
import { Tooltip } from '../../kit/Tooltip.tsx'

const styles = {
  panel: css([
    raised,
    {
      display: 'grid',
      alignContent: 'space-between',
      gap: space.s3,
      minInlineSize: 0,
      padding: space.s4,
      [media.desktop]: { paddingInline: space.s5 },
    },
  ]),
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s1,
    marginBlock: `calc((1.5 * ${text.xs} - ${size.target}) / 2)`,
  }),
  label: css({ color: colour.ink3, fontSize: text.xs, fontWeight: weight.regular }),
  balance: css([
    figures,
    {
      fontSize: text.xl,
      fontWeight: weight.strong,
      letterSpacing: '-0.025em',
      lineHeight: 1.25,
      '& small': { color: colour.ink2, fontSize: '0.6em' },
      // The text that replaces an unknown amount is as high as an amount.
      '&[data-known="false"]': { color: colour.ink2, fontSize: text.l, lineHeight: 1.75 },
    },
  ]),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: space.s2 }),
  // Button that looks disabled but is focusable, so that screen readers can announce why it is disabled.
  never: css([
    buttonStyle,
    { '&, &:hover': { background: colour.sunken, color: colour.ink3, borderColor: 'transparent' } },
  ]),
}

export interface BalancePanelProps {
  readonly balance: NonNullable<CardPageView['balance']>
  readonly settings: CardPageView['settings']
  /** Button that hides or shows amounts. */
  readonly beside: ReactNode
}

/** Balance of the card, with the card's actions (CARD-014, CARD-026, CARD-038 to CARD-042). */
export const BalancePanel = ({ balance, settings, beside }: BalancePanelProps) => {
  const id = useId()
  const { label, amount, unavailable, hidden, addFunds } = balance
  return (
    <section css={styles.panel} aria-labelledby={id}>
      <div>
        <div css={styles.head}>
          <h2 id={id} css={styles.label}>
            {label}
          </h2>
          {beside}
        </div>
        <p css={styles.balance} data-known={amount !== null}>
          {amount === null ? (
            unavailable
          ) : (
            <>
              <Amount text={amount.whole} hidden={hidden} />
              <small>{amount.cents}</small>
            </>
          )}
        </p>
      </div>
      <div css={styles.acts}>
        {addFunds !== null && (
          <Tooltip text={addFunds.tooltip}>
            {(ties) => (
              <button type="button" css={styles.never} aria-disabled={addFunds.isDisabled} {...ties}>
                {addFunds.label}
              </button>
            )}
          </Tooltip>
        )}
        {settings !== null && (
          <ButtonLink kind="quiet" to={settings.to ?? undefined} href={settings.href ?? undefined}>
            <Icon drawing={sliders} small />
            {settings.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
