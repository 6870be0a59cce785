import { css } from '@emotion/react'
import { hiddenFromSight } from './shared.ts'
import { sparkBox, sparklinePath } from './sparkline-path.ts'
import { colour, size } from './theme.ts'

const line = css({
  inlineSize: '100%',
  blockSize: size.sparkHeight,
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  stroke: colour.ink3,
  '&[data-trend="up"]': { stroke: colour.good },
  '&[data-trend="down"]': { stroke: colour.bad },
})

export interface SparklineProps {
  readonly points: ReadonlyArray<number | null>
  readonly trend: 'up' | 'down' | 'flat'
  /** Text that describes the line for screen readers. */
  readonly summary: string
  /** Several points of the line, each as a formatted time and price. Screen readers read them in a table. */
  readonly rows?: ReadonlyArray<{ readonly label: string; readonly value: string }>
}

/** Line chart of a price, with a description. */
export const Sparkline = ({ points, trend, summary, rows = [] }: SparklineProps) => (
  <>
    <svg
      css={line}
      viewBox={`0 0 ${sparkBox.width} ${sparkBox.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
      data-trend={trend}
    >
      <path d={sparklinePath(points)} vectorEffect="non-scaling-stroke" />
    </svg>
    {rows.length > 0 && (
      <table css={hiddenFromSight}>
        <caption>{summary}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
)
