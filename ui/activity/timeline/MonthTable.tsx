import { css } from '@emotion/react'
import type { SummaryView, TimelineFilter } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { figures, hiddenFromSight } from '../../kit/shared.ts'
import { colour, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  scroll: css({ overflowX: 'auto' }),
  table: css([
    figures,
    {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: text.s,
      '& :is(th, td)': {
        paddingInlineStart: space.s3,
        borderBlockStart: `${size.hairline} solid ${colour.line}`,
        textAlign: 'end',
        fontWeight: weight.regular,
      },
      '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
      '& thead th': { border: 0, color: colour.ink3, fontSize: text.xs },
      '& [data-direction="in"]': { color: colour.good },
    },
  ]),
}

export interface MonthTableProps {
  readonly summary: SummaryView
  /** Sets the dates of the list. */
  readonly onDays: (days: Pick<TimelineFilter, 'from' | 'to'>) => void
}

/** Totals by month, newest first. The name of a month sets the dates of the list (ACT-015). */
export const MonthTable = ({ summary: { heading, columns, months }, onDays }: MonthTableProps) => (
  <div css={styles.scroll}>
    <table css={styles.table}>
      <caption css={hiddenFromSight}>{heading}</caption>
      <thead>
        <tr>
          {[columns.month, columns.in, columns.out, columns.fees, columns.moved].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, name, choose, amounts, days }) => (
          <tr key={month}>
            <th scope="row">
              <Button kind="text" aria-label={choose} onClick={() => onDays(days)}>
                {name}
              </Button>
            </th>
            <td data-direction="in">{amounts.in}</td>
            <td>{amounts.out}</td>
            <td>{amounts.fees}</td>
            <td>{amounts.moved}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
