import type { StatementPaper, StatementPeriod, StatementsPage } from '@paydeck/core'
import { useCallback, useEffect, useState } from 'react'
import { usePrintEvents } from '../../kit/use-print-events.ts'

/**
 * Prints statements. The statement is in the document only while it is printed. The browser's menu prints the whole
 * year.
 */
export const usePaper = (page: StatementsPage, toPrint: StatementPeriod | null): StatementPaper | null => {
  const [paper, setPaper] = useState<StatementPaper | null>(null)
  const [asked, setAsked] = useState<StatementPeriod | null>(null)
  // Set while rendering, so that no effect sees the statement of an earlier print.
  if (asked !== toPrint) {
    setAsked(toPrint)
    if (toPrint !== null) setPaper(page.paperOf(toPrint))
  }
  usePrintEvents(
    useCallback(() => {
      const { year, toPrint: period } = page.get()
      if (period === null) setPaper(page.paperOf(`${year}`))
    }, [page]),
    useCallback(() => setPaper(null), []),
  )
  useEffect(() => {
    if (toPrint === null) return
    window.print()
    page.endPdf()
  }, [page, toPrint])
  return paper
}
