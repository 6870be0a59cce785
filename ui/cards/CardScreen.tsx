import { type CardPageView, cardPageOf, type RouteQuery, transactionIdOf } from '@paydeck/core'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { permissionsToken, port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { useTitle } from '../di/use-title.ts'
import { CardLists, KeptLists } from './card-activity/index.tsx'
import { CardPage } from './card-page/CardPage.tsx'
import { TransactionPage } from './card-transaction/index.ts'
import { useRowFocus } from './card-transaction/use-row-focus.ts'

export interface CardScreenProps {
  readonly params: Readonly<Record<string, string>>
  /** Scroll position to restore once the page is long enough, in CSS pixels. */
  readonly wanted: number
  /** Button that hides or shows amounts. */
  readonly beside: ReactNode
}

const useCardPage = (cardId: string): CardPageView => {
  const applications = useService(slice('applications'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const cardList = useService(slice('cardList'))
  const payouts = useService(slice('payouts'))
  const granted = useService(permissionsToken)
  const configuration = useService(port('configuration'))
  const pages = useMemo(
    () => cardPageOf({ applications, cardList, amountPrivacy, payouts }, granted, configuration),
    [applications, cardList, amountPrivacy, payouts, granted, configuration],
  )
  return useLive(useMemo(() => pages(cardId), [pages, cardId]))
}

/** Screen of a card, or of one of its transactions. */
export const CardScreen = ({ params, wanted, beside }: CardScreenProps) => {
  const cardId = params['id'] ?? ''
  const { key, search } = useLocation()
  const query = useMemo<RouteQuery>(() => new Map(new URLSearchParams(search)), [search])
  const transactionId = transactionIdOf(query)
  const view = useCardPage(cardId)
  useTitle(view.heading)
  useRowFocus(transactionId)
  return (
    <>
      <KeptLists />
      {transactionId === null ? (
        <CardPage
          cardId={cardId}
          view={view}
          beside={beside}
          lists={<CardLists cardId={cardId} query={query} entry={key} activation={view.activation} wanted={wanted} />}
        />
      ) : (
        <TransactionPage cardId={cardId} transactionId={transactionId} query={query} />
      )}
    </>
  )
}
