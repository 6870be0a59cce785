import type { StatementPaper, StatementPeriod, StatementsPage } from '@paydeck/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Prints statements. The statement is in the document only while it is printed. If the user prints by the browser's menu, the
 * whole year is printed.
 */
export const usePaper = (page: StatementsPage, toPrint: StatementPeriod | null): StatementPaper | null => {
  const [paper, setPaper] = useState<StatementPaper | null>(null)
  useEffect(() => {
    // The browser takes the picture of the page directly after the event.
    const begin = () => flushSync(() => setPaper((now) => now ?? page.paperOf(`${page.get().year}`)))
    const end = () => setPaper(null)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [page])
  useEffect(() => {
    if (toPrint !== null) setPaper(page.paperOf(toPrint))
  }, [page, toPrint])
  useEffect(() => {
    if (toPrint === null || paper === null) return
    window.print()
    page.endPdf()
  }, [page, toPrint, paper])
  return paper
}
