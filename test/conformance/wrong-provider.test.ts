import {
  type Activity,
  type CardAccounts,
  type DebitCard,
  type Fault,
  malformed,
  type MailingLists,
  unknownOptIn,
  type PaymentRecords,
  type PriceHistory,
  rejected,
  unauthorized,
  unreachable,
} from '@paydeck/core'
import { type DecimalText, decimalText, zero } from '@paydeck/core/money'
import {
  type CallBench,
  cardAccountsLaws,
  type RemoteFailure,
  type MailingListsBench,
  mailingListsLaws,
  paymentRecordsLaws,
  simulatedRejection,
  priceHistoryLaws,
  readLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

type Answer = E.Either<Fault, unknown>

const faults: Readonly<Record<RemoteFailure, Fault>> = {
  unauthorized,
  rejected: simulatedRejection,
  unreachable: unreachable,
  malformed: malformed('session: not JSON'),
}

/** Makes the test setup for a fake provider. Calls return 'well' unless the test makes the next call fail. */
const asking =
  (askOf: (call: () => Promise<Answer>, count: () => number) => TE.TaskEither<Fault, unknown>) =>
  async (): Promise<CallBench<unknown>> => {
    let count = 0
    let next: Fault | null = null
    const fail = (failure: RemoteFailure) => async () => void (next = faults[failure])
    const call = async (): Promise<Answer> => {
      count += 1
      const fault = next
      next = null
      return fault === null ? E.right('well') : E.left(fault)
    }
    return {
      call: askOf(call, () => count),
      failNext: {
        unauthorized: fail('unauthorized'),
        rejected: fail('rejected'),
        unreachable: fail('unreachable'),
        malformed: fail('malformed'),
      },
      callCount: async () => count,
    }
  }

/** Makes the test setup for a deliberately wrong adapter, which returns `instead()` in place of faults with this tag. */
const answering = (tag: Fault['_tag'], instead: () => Answer) =>
  asking((call) => async () => {
    const answer = await call()
    return E.isLeft(answer) && answer.left._tag === tag ? instead() : answer
  })

describeWrongAdapters(
  'readLaws',
  readLaws,
  asking((call) => call),
  {
    'The call sends no request before its task runs, and one request per run.': asking((call) => {
      const answer = call()
      return () => answer
    }),
    'The call fails with Unauthorized if the session has ended.': answering('Unauthorized', () =>
      E.left(rejected(401)),
    ),
    'The call fails with Rejected, with status, message and retryAfter, if the provider rejects it.': answering(
      'Rejected',
      () => E.left(rejected(simulatedRejection.status, simulatedRejection.message)),
    ),
    'The call fails with Unreachable if no response arrives.': answering('Unreachable', () => {
      throw new TypeError('fetch failed')
    }),
    'The call fails with Malformed if the response violates the contract.': answering('Malformed', () =>
      E.right('{"data":'),
    ),
    'The call succeeds again after a failure.': asking((call) => {
      let failed: Answer | null = null
      return async () => {
        const answer: Answer = failed ?? (await call())
        if (E.isLeft(answer)) failed = answer
        return answer
      }
    }),
    'The call returns equal values on consecutive runs.': asking((call, count) => async () => {
      await call()
      return E.right(count())
    }),
  },
)

type Join = (known: ReadonlyArray<string>, attribute: string) => ReadonlyArray<string>

const lists =
  (join: Join, before: ReadonlyArray<string> = [], servesOthers = { optInOf: false, join: false }) =>
  async (): Promise<MailingListsBench> => {
    let attributes = before
    const own = 'ada@example.com'
    const port: MailingLists = {
      optInOf:
        ({ email }) =>
        async () => {
          if (email !== own && !servesOthers.optInOf) return E.left(rejected(404))
          return E.right(
            attributes.length === 0 ? unknownOptIn : { emailSubscribe: 'opted_in', emailOptedInAt: 5, attributes },
          )
        },
      join:
        ({ email, attribute }) =>
        async () => {
          if (email !== own && !servesOthers.join) return E.left(rejected(404))
          attributes = join(attributes, attribute)
          return E.right(undefined)
        },
    }
    return { lists: port, email: own }
  }

describeWrongAdapters(
  'mailingListsLaws',
  mailingListsLaws,
  lists((known, attribute) => [...new Set([...known, attribute])]),
  {
    'lists.optInOf returns no lists for an address that has joined none.': lists((known) => known, ['Card Waitlist']),
    'lists.join adds the address to the list and opts the address in, with the time of the opt-in.': lists(
      (known) => known,
    ),
    'lists.join is idempotent and adds the address to the given list only.': lists((known, attribute) => [
      ...known,
      attribute,
    ]),
    'lists.optInOf and lists.join reject an address of another user (A2).': [
      lists((known, attribute) => [...known, attribute], [], { optInOf: true, join: false }),
      lists((known, attribute) => [...known, attribute], [], { optInOf: false, join: true }),
    ],
  },
)

const now = 1_700_000_000_000
const hour = 3_600_000

const payment = (timestamp: number): Activity => ({
  kind: 'payout',
  id: String(timestamp),
  merchantName: 'Lumen Payroll',
  timestamp,
  amount: null,
  currency: 'USD',
  status: 'complete',
  transaction: null,
  transactions: [],
})
const newestFirst = [1, 2, 3, 4].map((ago) => payment(now - ago * hour))

const records = (recent: (limit: number, since: number) => ReadonlyArray<Activity>) => async () => {
  const port: PaymentRecords = { recent: ({ limit, startDate }) => TE.right(recent(limit, Date.parse(startDate))) }
  return { records: port, now }
}

const isSince =
  (since: number) =>
  ({ timestamp }: Activity): boolean =>
    (timestamp ?? now) >= since

describeWrongAdapters(
  'paymentRecordsLaws',
  paymentRecordsLaws,
  records((limit, since) => newestFirst.filter(isSince(since)).slice(0, limit)),
  {
    'records.recent returns payments newest first, and at most as many as the limit.': records((_limit, since) =>
      newestFirst.filter(isSince(since)),
    ),
    'records.recent returns no payment older than startDate.': records((limit) => newestFirst.slice(0, limit)),
  },
)

const prices =
  (times: (points: number) => ReadonlyArray<number>, price: DecimalText | null = decimalText('1.50')) =>
  async () => {
    const of: PriceHistory['of'] = ({ points }) => TE.right(times(points).map((time) => ({ time, price })))
    return { prices: { of }, now: () => now }
  }
const hours = (points: number): ReadonlyArray<number> =>
  Array.from({ length: points }, (_, index) => now + (index + 1 - points) * hour)

describeWrongAdapters('priceHistoryLaws', priceHistoryLaws, prices(hours), {
  'prices.of returns the requested number of points, oldest first.': prices((points) => hours(points).toReversed()),
  'prices.of returns no point of the future, and for each point null or a price above zero.': [
    prices((points) => hours(points).map((time) => time + 1)),
    prices(hours, zero),
  ],
})

const card: DebitCard = {
  id: 'c1',
  nickname: 'Everyday',
  provider: 'galileo',
  cardType: null,
  lastFourDigits: '4242',
  currency: { code: 'USD', symbol: '$' },
  cardBalance: null,
  lockedByUser: false,
  activationDate: null,
  pagingSupport: true,
  status: 'active',
  disabled: false,
}
const accounts = (balanceOf: string) => async (): Promise<CardAccounts> => ({
  list: TE.right([card]),
  balances: TE.right([{ id: balanceOf, balance: null }]),
})

describeWrongAdapters('cardAccountsLaws', cardAccountsLaws, accounts('c1'), {
  'accounts.list returns unique card ids, and accounts.balances only balances of listed cards.': accounts('c2'),
})
