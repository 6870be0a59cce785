import { css } from '@emotion/react'
import { type BillPayPage, billPayPageOf, billQueryKey, type RouteId } from '@paydeck/core'
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { useTitle } from '../di/use-title.ts'
import { Failed } from '../kit/Failed.tsx'
import { raised } from '../kit/shared.ts'
import { space, text } from '../kit/theme.ts'
import { Bill } from './bill-detail/index.ts'
import { EntranceScreen, type EntranceScreenProps } from './bill-entrance/EntranceScreen.tsx'
import { BillPayHome } from './bill-list/BillPayHome.tsx'
import type { BillPayWaitingProps } from './bill-list/BillPayWaiting.tsx'
import { Payment, preloadPayment } from './bill-payment/index.ts'

const styles = {
  failed: css({ display: 'grid', gap: space.s5 }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
}

const usePage = (): BillPayPage => {
  const amountPrivacy = useService(slice('amountPrivacy'))
  const billList = useService(slice('billList'))
  const startup = useService(slice('startup'))
  const analytics = useService(port('analytics'))
  const configuration = useService(port('configuration'))
  const device = useService(port('device'))
  return useMemo(
    () => billPayPageOf({ amountPrivacy, billList, startup }, { analytics, configuration, device }),
    [amountPrivacy, billList, startup, analytics, configuration, device],
  )
}

interface HomeProps {
  readonly page: BillPayPage
  readonly beside: ReactNode
}

/** Shows the bill that the URL names, otherwise the list of bills. */
const Home = ({ page, beside }: HomeProps) => {
  const { search } = useLocation()
  const bill = new URLSearchParams(search).get(billQueryKey)
  const view = useLive(page)
  const { open: connect } = useService(slice('billConnection'))
  useEffect(preloadPayment, [])
  const { heading, hiddenAmount } = view
  const home = <BillPayHome view={view} act={{ ...page, connect }} beside={beside} />
  if (bill === null) return <Titled title={heading}>{home}</Titled>
  return (
    <Bill accountId={bill} hidden={hiddenAmount} title={heading} connect={connect} learnMore={page.learnMore}>
      {home}
    </Bill>
  )
}

interface EntranceProps extends EntranceScreenProps {
  readonly page: BillPayPage
}

/**
 * Shows the page for users who cannot see bills yet. While bills that the user has just connected are loading, this page
 * stays visible.
 */
const Entrance = ({ page, ...props }: EntranceProps) => {
  const { behind, refresh } = useLive(page)
  return (
    <div css={styles.failed}>
      <EntranceScreen {...props} />
      {behind !== null && (
        <div css={raised}>
          <Failed text={behind} isBusy={refresh.isRefreshing} onRetry={page.refresh} />
        </div>
      )}
    </div>
  )
}

const Titled = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  useTitle(title)
  return children
}

export interface BillPayScreenProps {
  readonly id: RouteId
  readonly params: Readonly<Record<string, string>>
  /** Toggle that hides or shows amounts. */
  readonly beside: ReactNode
  /** Button to join the waitlist. */
  readonly waitlist: ReactNode
  /** Skeleton while the bills load. The same skeleton is shown while the code loads. */
  readonly waiting: ComponentType<BillPayWaitingProps>
}

const entrances: Readonly<Partial<Record<RouteId, 'verify' | 'wait-list' | 'connect' | 'add'>>> = {
  'bill-pay-verify': 'verify',
  'bill-pay-wait-list': 'wait-list',
  'bill-pay-connect': 'connect',
  'bill-pay-add': 'add',
}

/** Shows a skeleton until the data of the page's guards has loaded, and then the Bill Pay page (BILL-008). */
export const BillPayScreen = ({ id, params, beside, waitlist, waiting: Waiting }: BillPayScreenProps) => {
  const page = usePage()
  const entry = useLive(page.entry)
  useEffect(page.enter, [page])
  const isHere = entry.kind === 'here'
  useEffect(() => {
    if (isHere) page.arrive(id, params)
  }, [page, isHere, id, params])
  if (entry.kind === 'loading') return <Waiting heading={entry.heading} skeletons={entry.skeletons} />
  if (entry.kind === 'failed')
    return (
      <Titled title={entry.heading}>
        <div css={styles.failed}>
          <h1 css={styles.heading}>{entry.heading}</h1>
          <div css={raised}>
            <Failed text={entry.text} label={entry.label} onRetry={page.tryAgain} />
          </div>
        </div>
      </Titled>
    )
  const entrance = entrances[id]
  if (entrance !== undefined) return <Entrance page={page} entrance={entrance} waitlist={waitlist} />
  if (id === 'bill-pay-pay') return <Payment accountId={params['id'] ?? null} />
  return <Home page={page} beside={beside} />
}
