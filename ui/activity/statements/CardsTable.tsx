import { css } from '@emotion/react'
import type { StatementCardsView } from '@paydeck/core'
import { waitNotice } from '../../kit/notice-looks.ts'
import { Notice } from '../../kit/Notice.tsx'
import { PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { figures, hiddenFromSight } from '../../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  scroll: css({ overflowX: 'auto' }),
  table: css([
    figures,
    {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: text.s,
      '& :is(th, td)': {
        padding: `${space.s2} ${space.s2}`,
        borderBlockStart: `${size.hairline} solid ${colour.line}`,
        textAlign: 'end',
        whiteSpace: 'nowrap',
        fontWeight: weight.regular,
      },
      '& tr > :first-child': { paddingInlineStart: space.s5, textAlign: 'start' },
      '& tr > :last-child': { paddingInlineEnd: space.s5 },
      '& thead th': { color: colour.ink3, fontSize: text.xs },
      '& tbody th': { fontWeight: weight.strong, whiteSpace: 'normal' },
      '& td[data-label]::before': { display: 'none' },
      // On a narrow panel, each card is a block of names and figures, so that nothing scrolls sideways.
      [room.narrow]: {
        '& thead': hiddenFromSight,
        '& tr': {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
          gap: `${space.s1} ${space.s3}`,
          padding: `${space.s3} ${space.s5}`,
          borderBlockStart: `${size.hairline} solid ${colour.line}`,
        },
        '& :is(th, td), & tr > :is(:first-child, :last-child)': {
          display: 'block',
          padding: 0,
          border: 0,
          textAlign: 'start',
          whiteSpace: 'normal',
        },
        '& tbody th, & tr > :last-child': { gridColumn: '1 / -1' },
        '& td[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: colour.ink3,
          fontSize: text.xs,
        },
      },
      [room.tight]: { '& tr': { paddingInline: space.s4 } },
    },
  ]),
  fine: css({ paddingBlockStart: space.s3, fontSize: text.xs, color: colour.ink3 }),
  problems: css({ display: 'grid', gap: space.s2, paddingBlockStart: space.s3 }),
  heading: css({ fontWeight: weight.strong }),
}

/** Table of the cards with their reconciliation (STMT-002). */
export const CardsTable = ({ cards: { caption, columns, rows, note } }: { readonly cards: StatementCardsView }) => {
  const problems = rows.flatMap(({ id, problem }) => (problem === null ? [] : [{ id, ...problem }]))
  return (
    <>
      <div css={styles.scroll}>
        {/* The roles stay those of a table when the cells are blocks. */}
        <table css={styles.table} role="table">
          <caption css={hiddenFromSight}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ id, name, cells, check }) => (
              <tr key={id} role="row">
                <th scope="row" role="rowheader">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                    {cell}
                  </td>
                ))}
                <td role="cell">
                  <Pill tone={check.tone}>{check.text}</Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PanelBody>
        {problems.length > 0 && (
          <div css={styles.problems}>
            {problems.map(({ id, heading, text: words }) => (
              <Notice key={id} look={waitNotice}>
                <p css={styles.heading}>{heading}</p>
                <p>{words}</p>
              </Notice>
            ))}
          </div>
        )}
        <p css={styles.fine}>{note}</p>
      </PanelBody>
    </>
  )
}
