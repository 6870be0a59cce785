import { type Fault, type Live, makeLive, makeStores, unsupported } from '@paydeck/core/kernel'
import type { Activity } from '@paydeck/core/payments'
import type { SecurityEvent } from '@paydeck/core/security'
import { type BillFact, makeSince, parseVisits, type SinceFacts, visitsText } from '@paydeck/core/since'
import type { Application } from '@paydeck/core/verification'
import { either as E, option as O } from 'fp-ts'
import { Observable } from 'rxjs'
import { makeSurroundings, textStorage } from '../slice-bench/index.ts'

export const hour = 3_600_000
export const day = 24 * hour
/** Present time of the tests. */
export const noon = Date.UTC(2026, 2, 10, 12)

export const payment = (id: string, over: Readonly<Record<string, unknown>> = {}): Activity =>
  ({
    kind: 'invoice',
    id,
    merchantName: 'Larkspur Gardens',
    icon: null,
    invoiceTime: noon - 9 * day,
    timestamp: noon - hour,
    txCurrency: 'BTC',
    price: '9.32',
    currency: { code: 'USD', symbol: '$', precision: 2, decimals: 2 },
    status: 'complete',
    exceptionStatus: null,
    exchangeRate: null,
    amount: 11_900n,
    currencyLayer: null,
    itemCode: null,
    orderId: null,
    txId: null,
    isNonRefundableUnderpayment: false,
    alreadyRefunded: false,
    bills: [],
    ...over,
  }) as unknown as Activity

export const payout = (id: string, over: Readonly<Record<string, unknown>> = {}): Activity =>
  ({
    kind: 'payout',
    id,
    merchantName: 'Lumen Payroll',
    timestamp: noon - hour,
    amount: '2150.00',
    currency: 'USD',
    status: 'paid',
    transaction: null,
    transactions: [],
    ...over,
  }) as unknown as Activity

export const bill = (id: string, left: number): BillFact => ({
  id,
  name: 'Northbank Energy ****7568',
  dueAt: Date.UTC(2026, 2, 10) + left * day,
  left,
  minimum: '84.20' as BillFact['minimum'],
  to: `/bill-pay/pay/${id}`,
})

export const application = (
  status: 'approved' | 'rejected' | 'pending',
  decided: number | null = noon - hour,
): Application => ({
  applicationId: 'application',
  productName: 'individualShopperTier1',
  status,
  collectionStatus: null,
  collectionTasks: [],
  history: decided === null ? [] : [{ step: 'decided', at: new Date(decided).toISOString() }],
})

export const addressChange = (id: string, at: number, canStop = true): SecurityEvent => ({
  id,
  kind: 'address-changed',
  at,
  canStop,
  userAgent: '',
  address: '',
  country: null,
})

export const noFacts: SinceFacts = { activity: [], applications: [], bills: [], stoppable: [] }

/** Returns a live value, and the number of its subscribers. */
const counted = <V>({ get, changes$ }: Live<V>) => {
  let count = 0
  const counting = new Observable<V>((listener) => {
    count += 1
    listener.add(() => {
      count -= 1
    })
    changes$.subscribe(listener)
  })
  return { live: makeLive(get, counting), subscribers: () => count }
}

/** Makes the strip of the user "ada", whose last visit was three days ago. */
export const sinceWith = (visits: Readonly<Record<string, number>> = { ada: noon - 3 * day }) => {
  const { ports, seen } = makeSurroundings(noon)
  const storage = textStorage()
  const entries = Object.entries(visits).map(([owner, at]) => [owner, { at, dismissed: [] }] as const)
  if (entries.length > 0) storage.write('last-visits', visitsText(new Map(entries)))
  const visitAt = (owner = 'ada'): number | undefined =>
    parseVisits(O.getOrElse(() => '')(storage.read('last-visits'))).get(owner)?.at
  const make = makeStores().make
  const userId = ports.stores.make<string | null>(null)
  const start = make<Pick<SinceFacts, 'activity' | 'applications'>>({ activity: [], applications: [] })
  const bills = make<ReadonlyArray<BillFact>>([])
  const bills$ = counted(bills)
  const amountsHidden = make(false)
  const canHave = make({ bills: true, stoppable: true })
  const provider = {
    events: [] as ReadonlyArray<SecurityEvent>,
    /** Number of events on a page of the security history. */
    pageSize: 100,
    isOffered: true,
    reads: 0,
    billLoads: 0,
    /** Payments since the last visit, and the start dates of the requests for them. */
    payments: [] as ReadonlyArray<Activity>,
    paymentsFrom: [] as ReadonlyArray<string>,
    /** Fault of the next request for payments or for the security history. */
    fault: null as Fault | null,
  }
  const open = () => {
    userId.update(() => 'ada')
    return makeSince({
      ...ports,
      storage,
      device: { timeZone: () => 'UTC' },
      securityRecord: {
        page:
          ({ before }) =>
          async () => {
            provider.reads += 1
            if (provider.fault !== null) return E.left(provider.fault)
            if (!provider.isOffered) return E.right(unsupported)
            const end = Number(before ?? 0) + provider.pageSize
            return E.right({
              events: provider.events.slice(end - provider.pageSize, end),
              next: end < provider.events.length ? String(end) : null,
            })
          },
      },
      paymentRecords: {
        recent:
          ({ limit, startDate }) =>
          async () => {
            provider.paymentsFrom = [...provider.paymentsFrom, startDate]
            return provider.fault === null ? E.right(provider.payments.slice(0, limit)) : E.left(provider.fault)
          },
      },
      userId,
      facts: start,
      bills: () => ({ facts: bills$.live, load: async () => void (provider.billLoads += 1) }),
      canHave,
      amountsHidden,
    })
  }
  return {
    ...seen,
    storage,
    visitAt,
    userId,
    bills,
    bills$,
    amountsHidden,
    canHave,
    provider,
    open,
    happen: (...activity: ReadonlyArray<Activity>) => start.update((now) => ({ ...now, activity })),
  }
}
