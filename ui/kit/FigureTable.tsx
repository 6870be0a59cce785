import { css } from '@emotion/react'
import { figures, hiddenFromSight } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

const styles = {
  // Large text may be wider than the panel.
  scroll: css({ overflowX: 'auto', marginBlockStart: space.s2 }),
  table: css([
    figures,
    {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: text.s,
      '& caption': { textAlign: 'start', fontWeight: weight.strong, marginBlockStart: space.s3 },
      '& :is(th, td)': {
        paddingBlock: space.s2,
        paddingInlineStart: space.s2,
        borderBlockStart: `${size.hairline} solid ${colour.line}`,
        textAlign: 'end',
        fontWeight: weight.regular,
      },
      '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
      '& thead th': { border: 0, color: colour.ink3, fontSize: text.xs },
      '& td:nth-of-type(2)': { fontWeight: weight.strong },
      [room.bare]: { fontSize: text.xs, '& :is(th, td)': { paddingInlineStart: space.s1 } },
    },
  ]),
}

export interface FigureTableProps {
  readonly caption: string
  /** False if a visible heading already has the text of the caption. The caption is then for screen readers only. */
  readonly isCaptionShown?: boolean
  readonly columns: ReadonlyArray<string>
  /** Cells of each row, in the order of the columns. The first cell is the row header. */
  readonly rows: ReadonlyArray<readonly [name: string, ...cells: ReadonlyArray<string>]>
}

/** Table of numbers. The first column contains the row headers. */
export const FigureTable = ({ caption, isCaptionShown = false, columns, rows }: FigureTableProps) => (
  <div css={styles.scroll}>
    <table css={styles.table}>
      <caption css={isCaptionShown ? undefined : hiddenFromSight}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
