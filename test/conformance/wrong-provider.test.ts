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
import {
  type AskBench,
  cardAccountsLaws,
  type FarSideFailure,
  type MailingListsBench,
  mailingListsLaws,
  paymentRecordsLaws,
  plannedRefusal,
  priceHistoryLaws,
  readLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { catches } from './obey.ts'

type Answer = E.Either<Fault, unknown>

const faults: Readonly<Record<FarSideFailure, Fault>> = {
  unauthorized,
  refused: plannedRefusal,
  gone: unreachable,
  nonsense: malformed('session: not JSON'),
}

/** Provider that responds 'well', or fails once as the test plans. */
const benchOfCall =
  (askOf: (call: () => Promise<Answer>, count: () => number) => TE.TaskEither<Fault, unknown>) =>
  async (): Promise<AskBench<unknown>> => {
    let count = 0
    let next: Fault | null = null
    const fail = (failure: FarSideFailure) => async () => void (next = faults[failure])
    const call = async (): Promise<Answer> => {
      count += 1
      const fault = next
      next = null
      return fault === null ? E.right('well') : E.left(fault)
    }
    return {
      ask: askOf(call, () => count),
      fail: {
        unauthorized: fail('unauthorized'),
        refused: fail('refused'),
        gone: fail('gone'),
        nonsense: fail('nonsense'),
      },
      asked: async () => count,
    }
  }

/** Replaces one fault by another result. */
const answering = (tag: Fault['_tag'], instead: () => Answer) =>
  benchOfCall((call) => async () => {
    const answer = await call()
    return E.isLeft(answer) && answer.left._tag === tag ? instead() : answer
  })

catches(
  'the laws of requests',
  readLaws,
  benchOfCall((call) => call),
  {
    'Nothing is asked before the task is run, and every run asks.': benchOfCall((call) => {
      const answer = call()
      return () => answer
    }),
    'A session that is over is answered with Unauthorized.': answering('Unauthorized', () => E.left(rejected(401))),
    'A refusal is answered with Rejected, with its status, its words and its time to wait.': answering('Rejected', () =>
      E.left(rejected(plannedRefusal.status, plannedRefusal.message)),
    ),
    'A far side that does not answer is answered with Unreachable.': answering('Unreachable', () => {
      throw new TypeError('fetch failed')
    }),
    'An answer that is not of the contract is answered with Malformed.': answering('Malformed', () =>
      E.right('{"data":'),
    ),
    'A failure passes: the next call is answered.': benchOfCall((call) => {
      let failed: Answer | null = null
      return async () => {
        const answer: Answer = failed ?? (await call())
        if (E.isLeft(answer)) failed = answer
        return answer
      }
    }),
    'Asking twice gives equal answers.': benchOfCall((call, count) => async () => {
      await call()
      return E.right(count())
    }),
  },
)

type Join = (known: ReadonlyArray<string>, attribute: string) => ReadonlyArray<string>

const lists =
  (join: Join, before: ReadonlyArray<string> = []) =>
  async (): Promise<MailingListsBench> => {
    let attributes = before
    const port: MailingLists = {
      optInOf: () => async () =>
        E.right(attributes.length === 0 ? unknownOptIn : { emailSubscribe: 'opted_in', emailOptedInAt: 5, attributes }),
      join:
        ({ attribute }) =>
        async () => {
          attributes = join(attributes, attribute)
          return E.right(undefined)
        },
    }
    return { lists: port, email: 'ada@example.com' }
  }

catches(
  'the laws of mailing lists',
  mailingListsLaws,
  lists((known, attribute) => [...new Set([...known, attribute])]),
  {
    'An address that has joined nothing is on no list.': lists((known) => known, ['Card Waitlist']),
    'A user who joins a list is on it at the next look, and takes part.': lists((known) => known),
    'Joining a list twice is as good as once, and every list is joined by itself.': lists((known, attribute) => [
      ...known,
      attribute,
    ]),
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

catches(
  'the laws of payments',
  paymentRecordsLaws,
  records((limit, since) => newestFirst.filter(isSince(since)).slice(0, limit)),
  {
    'Payments come newest first, and no more of them than were asked for.': records((_limit, since) =>
      newestFirst.filter(isSince(since)),
    ),
    'No payment is older than was asked for.': records((limit) => newestFirst.slice(0, limit)),
  },
)

const prices = (times: (points: number) => ReadonlyArray<number>) => async (): Promise<PriceHistory> => ({
  of: ({ points }) => TE.right(times(points).map((time) => ({ time, price: null }))),
})
const hours = (points: number): ReadonlyArray<number> =>
  Array.from({ length: points }, (_, index) => now + index * hour)

catches('the laws of prices', priceHistoryLaws, prices(hours), {
  'A history has as many points as were asked for, the oldest first.': prices((points) => hours(points).toReversed()),
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

catches('the laws of cards', cardAccountsLaws, accounts('c1'), {
  'Every card has an id of its own, and every balance is that of a card.': accounts('c2'),
})
