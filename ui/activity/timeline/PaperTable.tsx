import { css, Global } from '@emotion/react'
import { type EntryRowView, timelinePaperTexts as texts, type TimelineView } from '@paydeck/core'
import { useCallback, useState } from 'react'
import { usePrintEvents } from '../../kit/use-print-events.ts'
import { pageNumbers, paper } from '../paper.ts'

const amounts = css({ '& :is(th, td):nth-of-type(n + 5)': { textAlign: 'end', whiteSpace: 'nowrap' } })

/** True while the page is printed. The table is in the document only then, since it may be long. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  usePrintEvents(
    useCallback(() => setIsPrinting(true), []),
    useCallback(() => setIsPrinting(false), []),
  )
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
    <div css={paper.page}>
      {isPrinting && (
        <>
          <Global styles={pageNumbers} />
          <h1 css={paper.heading}>{view.heading}</h1>
          <p css={paper.line}>{view.paper}</p>
          <table css={[paper.table, amounts]}>
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
