import { css, Global } from '@emotion/react'
import { type StatementPaper, statementPaperTexts as texts } from '@paydeck/core'
import { space, text, weight } from '../../kit/theme.ts'
import { pageNumbers, paper as styles } from '../paper.ts'

const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s5,
  marginBlockEnd: space.s4,
  '& dt': { fontSize: text.xs },
  '& dd': { margin: 0, fontSize: text.m, fontWeight: weight.strong },
})
const cardAmounts = css({ '& :is(th, td):not(:first-of-type)': { textAlign: 'end' } })
const entryAmounts = css({ '& :is(th, td):nth-of-type(n + 4)': { textAlign: 'end', whiteSpace: 'nowrap' } })
const part = css({ marginBlock: `${space.s4} ${space.s1}`, fontSize: text.m })

const Head = ({ columns }: { readonly columns: ReadonlyArray<string> }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/** Printed statement of a period, with the zone and page numbers (STMT-005). */
export const PaperStatement = ({ paper }: { readonly paper: StatementPaper | null }) => (
  <div css={styles.page}>
    {paper !== null && (
      <>
        <Global styles={pageNumbers} />
        <h1 css={styles.heading}>{paper.heading}</h1>
        {paper.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <dl css={figures}>
          {paper.figures.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {paper.cards !== null && (
          <>
            <h2 css={part}>{texts.cards}</h2>
            <table css={[styles.table, cardAmounts]}>
              <Head columns={paper.cards.columns} />
              <tbody>
                {paper.cards.rows.map(({ id, name, cells, check }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={paper.cards?.columns[index + 1]}>{cell}</td>
                    ))}
                    <td>{check.text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
        <h2 css={part}>{paper.entries.heading}</h2>
        <table css={[styles.table, entryAmounts]}>
          <Head columns={paper.entries.columns} />
          <tbody>
            {paper.entries.rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <td key={paper.entries.columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {paper.notes.map((note) => (
          <p key={note} css={styles.line}>
            {note}
          </p>
        ))}
      </>
    )}
  </div>
)
