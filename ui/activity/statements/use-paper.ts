import type { StatementPaper, StatementPeriod, StatementsPage } from '@paydeck/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Prints statements. The statement is in the document only while it is printed. If the user prints by the browser's menu, the
 * whole year is printed.
 */
export const usePaper = (
  page: StatementsPage,
): { readonly paper: StatementPaper | null; readonly savePdf: (period: StatementPeriod) => void } => {
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
  const savePdf = (period: StatementPeriod): void => {
    flushSync(() => setPaper(page.paperOf(period)))
    window.print()
  }
  return { paper, savePdf }
}
