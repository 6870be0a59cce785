import { css } from '@emotion/react'
import type { MonthView, SummaryView, TimelineFilter } from '@paydeck/core'
import { memo } from 'react'
import { type ChartLook, ChartLooks } from '../../kit/ChartLooks.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { figures } from '../../kit/shared.ts'
import { colour, media, room, size, space, system, text, weight } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { MonthTable } from './MonthTable.tsx'

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s4} ${space.s6}`,
    [room.columns]: { gridTemplateColumns: `${size.side} minmax(0, 1fr)` },
  }),
  figures: css([
    figures,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space.s5} ${space.s4}`,
      alignContent: 'center',
      '& dt': { fontSize: text.s, color: colour.ink2 },
      '& dd': {
        margin: 0,
        fontSize: text.l,
        fontWeight: weight.strong,
        letterSpacing: '-0.015em',
        '&[data-direction="in"]': { color: colour.good },
      },
      '& [data-note]': { fontSize: text.xs, fontWeight: weight.regular, letterSpacing: 0, color: colour.ink3 },
    },
  ]),
  scroll: css({ overflowX: 'auto' }),
  chart: css([
    figures,
    {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
      minBlockSize: size.chart,
      fontSize: text.xs,
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
  ]),
  month: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr 1fr auto',
    minInlineSize: size.month,
    padding: 0,
    border: 0,
    background: 'none',
    color: colour.ink2,
    font: 'inherit',
    '&:hover': { color: colour.ink1 },
  }),
  half: css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s1 }),
  above: css({ justifyContent: 'end', borderBlockEnd: `${size.hairline} solid ${colour.controlLine}` }),
  bar: (share: number) => css({ inlineSize: `min(60%, ${space.s6})`, blockSize: `calc(${size.monthHalf} * ${share})` }),
  colour: css({
    borderRadius: size.ring,
    '&[data-direction="in"]': { background: colour.good },
    '&[data-direction="out"]': { background: colour.brand },
    // The running month is not complete.
    '&[data-running="true"]': { border: `${size.hairline} dashed ${colour.good}`, background: colour.goodSoft },
    '&[data-running="true"][data-direction="out"]': { borderColor: colour.brand, background: colour.brandSoft },
    [media.forced]: {
      forcedColorAdjust: 'none',
      '&[data-direction="in"]': { background: system.chosen },
      '&[data-direction="out"]': { background: 'none', border: `${size.ring} solid ${system.chosen}` },
    },
  }),
  legend: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    columnGap: space.s4,
    color: colour.ink3,
    fontSize: text.xs,
  }),
  key: css({ display: 'inline-block', inlineSize: space.s3, blockSize: space.s3, marginInlineEnd: space.s1 }),
  incomplete: css({ marginBlockStart: space.s3, color: colour.ink2, fontSize: text.s }),
}

const Bar = ({
  direction,
  share,
  isRunning,
}: {
  readonly direction: 'in' | 'out'
  readonly share: number
  readonly isRunning: boolean
}) => <span css={[styles.bar(share), styles.colour]} data-direction={direction} data-running={isRunning} />

/** Columns of each month: money in above the line, money out below it. Hidden amounts have no scale (ACT-022). */
const Chart = ({ summary, onDays }: Pick<SummaryPanelProps, 'summary' | 'onDays'>) => {
  const { months, description, columns } = summary
  const most = Math.max(...months.flatMap(({ heights }) => [heights.in, heights.out]), 1)
  return (
    <div css={styles.scroll}>
      <div css={styles.chart} role="group" aria-label={description}>
        {months.map((month: MonthView) => (
          <button key={month.month} css={styles.month} type="button" onClick={() => onDays(month.days)}>
            <VisuallyHidden>{month.choose}</VisuallyHidden>
            <span css={[styles.half, styles.above]} aria-hidden="true">
              {month.labels.in}
              <Bar direction="in" share={month.heights.in / most} isRunning={month.isRunning} />
            </span>
            <span css={styles.half} aria-hidden="true">
              <Bar direction="out" share={month.heights.out / most} isRunning={month.isRunning} />
              {month.labels.out}
            </span>
            <span aria-hidden="true">{month.short}</span>
          </button>
        ))}
      </div>
      <p css={styles.legend}>
        <span>
          <span css={[styles.key, styles.colour]} data-direction="in" />
          {columns.in}
        </span>
        <span>
          <span css={[styles.key, styles.colour]} data-direction="out" />
          {columns.out}
        </span>
        <span>{summary.note}</span>
      </p>
    </div>
  )
}

export interface SummaryPanelProps {
  readonly summary: SummaryView
  readonly look: ChartLook
  readonly onLook: (look: ChartLook) => void
  /** Sets the dates of the list. */
  readonly onDays: (days: Pick<TimelineFilter, 'from' | 'to'>) => void
}

/** Totals of the period, and columns by month as a chart or as a table (ACT-015, ACT-016). */
export const SummaryPanel = memo((props: SummaryPanelProps) => {
  const { summary, look, onLook, onDays } = props
  return (
    <Panel heading={summary.heading} aside={<ChartLooks look={look} looks={summary.looks} onLook={onLook} />}>
      <PanelBody>
        <div css={styles.grid}>
          <dl css={styles.figures}>
            {summary.figures.map(({ label, amount, direction, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-direction={direction}>{amount}</dd>
                <dd data-note="">{note}</dd>
              </div>
            ))}
          </dl>
          {look === 'chart' ? <Chart {...props} /> : <MonthTable summary={summary} onDays={onDays} />}
        </div>
        {summary.incomplete !== null && <p css={styles.incomplete}>{summary.incomplete}</p>}
      </PanelBody>
    </Panel>
  )
})
