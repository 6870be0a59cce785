import { type RouteQuery, statementsPageOf, statementYearKey, yearOfQuery } from '@paydeck/core'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { port, slice } from '../../di/tokens.ts'
import { useAddressQuery } from '../../di/use-address-query.ts'
import { useArrival } from '../../di/use-arrival.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { PaperStatement } from './PaperStatement.tsx'
import { StatementsPage } from './StatementsPage.tsx'
import { usePaper } from './use-paper.ts'

/** Query keys that the page writes to the URL. */
const keys: ReadonlySet<string> = new Set([statementYearKey])

export interface StatementsScreenProps {
  /** Button that hides or shows amounts. */
  readonly headerActions: ReactNode
}

const usePage = () => {
  const amountPrivacy = useService(slice('amountPrivacy'))
  const statements = useService(slice('statements'))
  const clock = useService(port('clock'))
  const device = useService(port('device'))
  return useMemo(
    () => statementsPageOf({ amountPrivacy, statements }, { clock, device }),
    [amountPrivacy, statements, clock, device],
  )
}

/** Statements screen. The year is in the URL. A pack is still made after the page was left (STMT-008). */
export const StatementsScreen = ({ headerActions }: StatementsScreenProps) => {
  const page = usePage()
  const view = useLive(page)
  const query = useArrival(useLocation())
  const [appliedQuery, setAppliedQuery] = useState<RouteQuery | null>(null)
  const paper = usePaper(page, view.toPrint)
  const { heading, chosen } = view
  useTitle(heading)
  // A layout effect applies the query before the first paint.
  useLayoutEffect(() => {
    page.show(yearOfQuery(query))
    setAppliedQuery(query)
  }, [page, query])
  useEffect(() => page.leave, [page])
  useAddressQuery(
    keys,
    // The year must not rewrite the URL before the query of the URL has been applied.
    useMemo(
      () => (appliedQuery !== query ? null : chosen === null ? [] : [[statementYearKey, `${chosen}`] as const]),
      [appliedQuery, query, chosen],
    ),
  )
  return (
    <>
      <PaperStatement paper={paper} />
      <StatementsPage page={page} view={view} headerActions={headerActions} onPdf={page.savePdf} onYear={page.show} />
    </>
  )
}
