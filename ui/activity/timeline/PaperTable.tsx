import { css, Global } from '@emotion/react'
import { type EntryRowView, timelinePaperTexts as texts, type TimelineView } from '@paydeck/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { figures } from '../../kit/shared.ts'
import { colour, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  paper: css({ display: 'none', '@media print': { display: 'block', page: 'activity' } }),
  heading: css({ fontSize: text.xl }),
  line: css({ marginBlockEnd: space.s4, fontSize: text.s }),
  table: css([
    figures,
    {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: text.xs,
      '& :is(th, td)': {
        padding: `${space.s1} ${space.s2}`,
        borderBlockEnd: `${size.hairline} solid ${colour.line}`,
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& th': { fontWeight: weight.strong },
      '& :is(th, td):nth-of-type(n + 5)': { textAlign: 'end', whiteSpace: 'nowrap' },
      '& tr': { breakInside: 'avoid' },
    },
  ]),
}

/** Page numbers in the margin of the printed pages. */
const pageNumbers = css`
  @page activity {
    @bottom-right {
      content: 'Page ' counter(page) ' of ' counter(pages);
      font: 9pt sans-serif;
    }
  }
`

/** True while the page is printed. The table is in the document only then, since it may be long. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the picture of the page directly after the event.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

const Line = ({ row, date }: { readonly row: EntryRowView; readonly date: string }) => (
  <tr>
    <td>{[date, row.time].join(', ')}</td>
    <td>{[row.title, ...row.notes, row.detail ?? ''].filter((part) => part !== '').join(', ')}</td>
    <td>{row.account}</td>
    <td>{row.status?.text}</td>
    <td>{row.amount?.direction === 'in' ? '' : row.amount?.text}</td>
    <td>{row.amount?.direction === 'in' ? row.amount.text : ''}</td>
  </tr>
)

/** Printed timeline: a table with the filter in words, the zone and page numbers (ACT-025). */
export const PaperTable = ({ view }: { readonly view: Pick<TimelineView, 'heading' | 'paper' | 'groups'> }) => {
  const isPrinting = useIsPrinting()
  const { columns } = texts
  return (
    <div css={styles.paper}>
      {isPrinting && (
        <>
          <Global styles={pageNumbers} />
          <h1 css={styles.heading}>{view.heading}</h1>
          <p css={styles.line}>{view.paper}</p>
          <table css={styles.table}>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.groups.flatMap(({ key, name, date, rows }) =>
                rows.map((row) => <Line key={row.id} row={row} date={key === 'pending' ? name : date} />),
              )}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}
