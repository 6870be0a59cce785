import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { type ChartLook, ChartLooks } from './ChartLooks.tsx'
import { FigureTable } from './FigureTable.tsx'
import { Panel, PanelBody } from './Panel.tsx'
import { figures } from './shared.ts'
import { colour, media, size, space, system, text, weight } from './theme.ts'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 }),
  figure: css([
    figures,
    {
      flex: '1 1 0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.s2,
      color: colour.ink3,
      fontSize: text.s,
    },
  ]),
  sum: css({
    fontSize: text.l,
    fontWeight: weight.strong,
    letterSpacing: '-0.02em',
    color: colour.ink1,
  }),
  // With large text, six months may be wider than the panel.
  scroll: css({ overflowX: 'auto', marginBlockStart: space.s2 }),
  bars: css([
    figures,
    {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
      '& > *': { minInlineSize: size.month },
      alignItems: 'end',
      minBlockSize: size.chart,
      fontSize: text.xs,
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
  ]),
  value: css({
    display: 'block',
    paddingInline: '0.1em',
    marginBlockEnd: space.s1,
    color: colour.ink1,
    fontWeight: weight.medium,
  }),
  bar: (share: number) =>
    css({
      display: 'block',
      inlineSize: '74%',
      blockSize: `calc(${size.bars} * ${share})`,
      marginInline: 'auto',
      fill: colour.brand,
      [media.forced]: { forcedColorAdjust: 'none', fill: system.chosen },
    }),
  // The base line continues below all bars.
  name: css({
    display: 'block',
    paddingBlock: space.s1,
    borderBlockStart: `${size.hairline} solid ${colour.controlLine}`,
    color: colour.ink2,
  }),
  hatch: css({ fill: colour.brandSoft, [media.forced]: { fill: system.ground } }),
  outline: css({ stroke: colour.brand, strokeWidth: 1.5, [media.forced]: { stroke: system.chosen } }),
  running: css({ marginBlockStart: space.s1, color: colour.ink3, fontSize: text.s }),
}

/** Month in the chart and in its table. */
export interface ChartMonth {
  /** Short name, such as "Jun". */
  readonly short: string
  /** Full name, such as "June 2026". */
  readonly name: string
  /** Value that determines the height of the bar; at least 0. The number itself is not shown. */
  readonly value: number
  /** Text above the bar, without cents, such as "$684". */
  readonly label: string
  /** Number of transactions, for the table. */
  readonly count: string
  readonly amount: string
  /** True for the current month. */
  readonly isRunning: boolean
}

export interface ChartFrameProps {
  readonly heading: string
  /** Formatted sum of all months. `note` says what the sum includes. */
  readonly sum: string
  readonly note: string
  /** Months, oldest first. The chart needs at least two. */
  readonly months: ReadonlyArray<ChartMonth>
  /** Text that describes the bars for screen readers. */
  readonly summary: string
  /** Note that the last month is not over yet. Null if the last month is over. */
  readonly running: string | null
  readonly columns: readonly [month: string, count: string, amount: string]
  readonly look: ChartLook
  readonly onLook: (look: ChartLook) => void
  /** Labels of the two options, and of the switch between them (`label`). */
  readonly looks: Readonly<Record<ChartLook | 'label', string>>
  /** Content below the months, such as the same amounts by category. */
  readonly children?: ReactNode
}

const shareOf = (value: number, most: number): number => (most > 0 ? Math.min(1, Math.max(0, value / most)) : 0)

const Bar = ({ share, isRunning }: { readonly share: number; readonly isRunning: boolean }) => {
  const id = useId()
  return (
    <svg css={styles.bar(share)}>
      {isRunning && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect css={styles.hatch} width="6" height="6" />
          <rect width="2" height="6" />
        </pattern>
      )}
      <rect
        css={isRunning ? styles.outline : undefined}
        width="100%"
        height="100%"
        rx="4"
        fill={isRunning ? `url(#${id})` : undefined}
      />
    </svg>
  )
}

const Bars = ({ months, summary }: Pick<ChartFrameProps, 'months' | 'summary'>) => {
  const most = Math.max(...months.map(({ value }) => value))
  return (
    <div css={styles.scroll}>
      <div css={styles.bars} role="img" aria-label={summary}>
        {months.map(({ name, short, label, value, isRunning }) => (
          <span key={name}>
            <span css={styles.value}>{label}</span>
            <Bar share={shareOf(value, most)} isRunning={isRunning} />
            <span css={styles.name}>{short}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** Frame that shows amounts by month, either as a bar chart or as a table. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { heading, sum, note, months, running, columns, look, children } = props
  const isDrawn = months.length > 1
  return (
    <Panel heading={heading}>
      <PanelBody>
        <div css={styles.head}>
          <p css={styles.figure}>
            <span css={styles.sum}>{sum}</span>
            <span>{note}</span>
          </p>
          {isDrawn && <ChartLooks {...props} />}
        </div>
        {isDrawn &&
          (look === 'chart' ? (
            <Bars {...props} />
          ) : (
            <FigureTable
              caption={heading}
              columns={columns}
              rows={months.toReversed().map(({ name, count, amount }) => [name, count, amount])}
            />
          ))}
        {isDrawn && running !== null && <p css={styles.running}>{running}</p>}
        {children}
      </PanelBody>
    </Panel>
  )
}
