import { css } from '@emotion/react'
import { type BillBalancesView, billDetailTexts, type BillDetailView } from '@paydeck/core'
import { Failed } from '../../kit/Failed.tsx'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { figures } from '../../kit/shared.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { sparkBox, sparklinePath } from '../../kit/sparkline-path.ts'
import { colour, media, size, space, system, text, weight } from '../../kit/theme.ts'

const styles = {
  // The panel has the height of the chart even while the balances load.
  chart: css({ display: 'grid', alignContent: 'end', minBlockSize: size.chart }),
  line: css({
    inlineSize: '100%',
    blockSize: size.bars,
    fill: 'none',
    stroke: colour.brand,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    [media.forced]: { stroke: system.chosen },
  }),
  // Line of text below the chart, with the first and the last day.
  days: css([
    figures,
    {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.s3,
      marginBlockStart: space.s2,
      paddingBlockStart: space.s1,
      borderBlockStart: `${size.hairline} solid ${colour.controlLine}`,
      color: colour.ink2,
      fontSize: text.xs,
      '& strong': { display: 'block', color: colour.ink1, fontSize: text.s, fontWeight: weight.strong },
      '& > :last-child': { textAlign: 'end' },
    },
  ]),
  table: css({
    marginBlockStart: space.s3,
    '& > summary': {
      inlineSize: 'fit-content',
      minBlockSize: size.target,
      alignContent: 'center',
      color: colour.brand,
      fontSize: text.s,
      fontWeight: weight.strong,
      cursor: 'pointer',
    },
  }),
  words: css({ color: colour.ink2, fontSize: text.s }),
}

type Point = BillBalancesView['points'][number]

const Day = ({ point }: { readonly point: Point | undefined }) =>
  point !== undefined && (
    <span>
      <strong>{point.balance}</strong>
      {point.short}
    </span>
  )

/** Line chart of the balances, with a table of the same data. */
const Figure = ({ title, summary, columns, points }: BillBalancesView) => (
  <>
    <div css={styles.chart}>
      <svg
        css={styles.line}
        viewBox={`0 0 ${sparkBox.width} ${sparkBox.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path d={sparklinePath(points.map(({ value }) => value))} vectorEffect="non-scaling-stroke" />
      </svg>
      <p css={styles.days} aria-hidden="true">
        <Day point={points[0]} />
        <Day point={points.at(-1)} />
      </p>
    </div>
    <details css={styles.table}>
      <summary>{billDetailTexts.balances.table}</summary>
      <FigureTable
        caption={title}
        columns={columns}
        rows={points.toReversed().map(({ date, balance }) => [date, balance])}
      />
    </details>
  </>
)

export interface BalancesProps {
  readonly balances: NonNullable<BillDetailView['balances']>
  readonly onRetry: () => void
}

/** Panel with the bill's past balances. */
export const Balances = ({ balances: { isLoading, figure, text: words, tryAgain }, onRetry }: BalancesProps) => (
  <Panel heading={billDetailTexts.balances.title} busy={isLoading}>
    {words !== null && tryAgain !== null ? (
      <Failed text={words} label={tryAgain} onRetry={onRetry} />
    ) : (
      <PanelBody>
        {figure !== null && <Figure {...figure} />}
        {words !== null && <p css={styles.words}>{words}</p>}
        {isLoading && figure === null && (
          <div css={styles.chart}>
            <Skeleton shape="field" />
          </div>
        )}
      </PanelBody>
    )}
  </Panel>
)
