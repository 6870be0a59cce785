import { css } from '@emotion/react'
import type { OverviewView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { figures, oneLine } from '../../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { BillTile } from '../BillTile.tsx'
import { CoinPreview } from './CoinPreview.tsx'

const inside = { paddingInline: space.s5, [room.tight]: { paddingInline: space.s4 } } as const

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    paddingBlock: space.s2,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    ...inside,
  }),
  words: css({ flex: 1, minInlineSize: 0 }),
  // Content that does not fit into the line wraps to the next line.
  line: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }),
  name: css([oneLine, { flex: `1 1 ${size.rowWords}`, minInlineSize: 0, fontSize: text.s, fontWeight: weight.medium }]),
  note: css([figures, { fontSize: text.xs, color: colour.ink3, '&[data-tone="bad"]': { color: colour.bad } }]),
  amount: css({ marginInlineStart: 'auto', fontSize: text.s, fontWeight: weight.strong }),
  empty: css({ paddingBlock: `0 ${space.s4}`, fontSize: text.s, color: colour.ink2, ...inside }),
  sums: css([
    figures,
    {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      gap: `${space.s2} ${space.s3}`,
      paddingBlock: space.s4,
      borderBlockStart: `${size.hairline} solid ${colour.line}`,
      fontSize: text.s,

      '& > dt': { color: colour.ink2 },
      '& > dd': { textAlign: 'end' },
      '& > [data-total="true"]': {
        fontSize: text.l,
        fontWeight: weight.strong,
        letterSpacing: '-0.02em',
        color: colour.ink1,
      },
      // The values are grey while the quote reloads.
      '&[aria-busy="true"] > dd': { color: colour.ink3 },
      ...inside,
    },
  ]),
  coin: css({ '&:not(:last-child)': { marginBlockEnd: space.s4 } }),
  end: css({
    paddingBlockEnd: space.s5,
    fontSize: text.s,
    'ul + &': { paddingBlockStart: space.s2 },
    ...inside,
  }),
}

export interface OverviewProps {
  readonly view: OverviewView
  readonly onCoin: (code: string) => void
  /** Payment status and button. Empty while the footer bar shows them. */
  readonly children: ReactNode
}

/** Overview of amounts and costs, with the pay button (BILL-113). */
export const Overview = ({ view, onCoin, children }: OverviewProps) => (
  <Panel heading={view.heading} aside={view.count}>
    <ul>
      {view.rows.map(({ head, note, amount, below }) => (
        <li key={head.id} css={styles.row}>
          <BillTile icon={head.icon} size="small" />
          <div css={styles.words}>
            <p css={styles.line}>
              <span css={styles.name} title={head.fullName}>
                {head.name}
              </span>
              <span css={styles.amount}>
                <Amount text={amount} />
              </span>
            </p>
            <p css={styles.line}>
              <span css={styles.note}>{note}</span>
              {below !== null && (
                <span css={styles.note} data-tone={below.tone}>
                  {below.text}
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
    {view.empty !== null && <p css={styles.empty}>{view.empty}</p>}
    {view.sums.length > 0 && (
      <dl css={styles.sums} aria-busy={view.isQuoting}>
        {view.sums.map(({ label, amount, isTotal }) => [
          <dt key={label} data-total={isTotal}>
            {label}
          </dt>,
          <dd key={`${label} amount`} data-total={isTotal}>
            <Amount text={amount} />
          </dd>,
        ])}
      </dl>
    )}
    <div css={styles.end}>
      {view.coin !== null && (
        <div css={styles.coin}>
          <CoinPreview coin={view.coin} onChoose={onCoin} />
        </div>
      )}
      {children}
    </div>
  </Panel>
)
