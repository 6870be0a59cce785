import { css } from '@emotion/react'
import type { OverviewView } from '@paydeck/core'
import { Amount } from '../../kit/Amount.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { figures } from '../../kit/shared.ts'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const styles = {
  box: css({ padding: `${space.s2} ${space.s4} ${space.s3}`, borderRadius: radius.r2, background: colour.sunken }),
  coin: css({ display: 'flex', alignItems: 'center', gap: space.s2 }),
  choice: css({
    inlineSize: '100%',
    minBlockSize: size.target,
    padding: 0,
    border: 0,
    background: 'transparent',
    fontWeight: weight.strong,
    cursor: 'pointer',
  }),
  rows: css([
    figures,
    {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `${space.s1} ${space.s3}`,
      marginBlockEnd: space.s2,
      '& > dt': { color: colour.ink2 },
      '& > dd': { fontWeight: weight.strong, textAlign: 'end' },
    },
  ]),
  note: css({ fontSize: text.xs, color: colour.ink2 }),
}

export interface CoinPreviewProps {
  readonly coin: NonNullable<OverviewView['coin']>
  readonly onChoose: (code: string) => void
}

/** Approximate amount in a coin. The exact rate is fixed later, in the payment window. */
export const CoinPreview = ({ coin, onChoose }: CoinPreviewProps) => (
  <div css={styles.box}>
    <label css={styles.coin}>
      <VisuallyHidden>{coin.label}</VisuallyHidden>
      <CoinIcon name={coin.icon} size="medium" />
      <select css={styles.choice} value={coin.chosen} onChange={(event) => onChoose(event.target.value)}>
        {coin.options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
    <dl css={styles.rows}>
      {coin.rows.map(({ label, amount }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} amount`}>
          <Amount text={amount} />
        </dd>,
      ])}
    </dl>
    <p css={styles.note}>{coin.note}</p>
  </div>
)
