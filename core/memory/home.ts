import { either as E } from 'fp-ts'
import type { PricedCoin, PriceHistory } from '../home/index.ts'
import { fromMinorUnits } from '../money/index.ts'
import type { ReferralRecords } from '../referral/index.ts'
import type { MailingLists } from '../waitlist/index.ts'
import { unknownOptIn } from '../waitlist/index.ts'
import { change, decides, type Memory, reads, refused } from './memory.ts'

const day = 86_400_000

/** Price of one coin in US cents, by coin. */
const prices: Readonly<Record<PricedCoin, bigint>> = { BTC: 5_000_000n, BCH: 40_000n, ETH: 250_000n, XRP: 60n }

/** Makes the in-memory port `PriceHistory`. The price rises by about one percent over the last 24 hours. */
export const memoryPriceHistory = ({ clock }: Memory): PriceHistory => ({
  of: ({ code, points }) =>
    reads(() =>
      Array.from({ length: points }, (_, index) => ({
        time: clock.now() - day + Math.floor((index * day) / Math.max(1, points - 1)),
        price: fromMinorUnits(prices[code] + (prices[code] * BigInt(index)) / (100n * BigInt(points)), 2),
      })),
    ),
})

const unknownAddress = refused('Not found.', 404)

/** Makes the in-memory port `MailingLists`. It rejects email addresses of other users. */
export const memoryMailingLists = (memory: Memory): MailingLists => {
  const { account, clock } = memory
  const of = (email: string) => account.get().mailings[email] ?? unknownOptIn
  const isOwn = (email: string): boolean => email === account.get().info.email
  return {
    optInOf: ({ email }) => decides(() => (isOwn(email) ? E.right(of(email)) : unknownAddress)),
    join: ({ email, attribute }) =>
      decides(() => {
        if (!isOwn(email)) return unknownAddress
        const { attributes } = of(email)
        const optIn = {
          emailSubscribe: 'opted_in',
          emailOptedInAt: clock.now(),
          attributes: attributes.includes(attribute) ? attributes : [...attributes, attribute],
        } as const
        return E.right(change(memory, 'mailings', (now) => ({ ...now, [email]: optIn })))
      }),
  }
}

/** Makes the in-memory port `ReferralRecords`. */
export const memoryReferralRecords = (memory: Memory): ReferralRecords => ({
  status: reads(() => memory.account.get().referral.status),
  code: reads(() => memory.account.get().referral.code),
  generateCode: reads(() => {
    const code = memory.newId('REFER')
    change(memory, 'referral', (now) => ({ ...now, code }))
    return code
  }),
})
