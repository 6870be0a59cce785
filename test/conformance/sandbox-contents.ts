import type { Application } from '@paydeck/core'
import type { KnownReply } from '@paydeck/core/testing'
import { seededId } from '@paydeck/sandbox/kernel/seeded-random'
import { taskEither as TE } from 'fp-ts'
import { knownPart } from './known-parts.ts'
import { richData, type RichUser } from './rich-user.ts'

const byProduct = (one: Application, other: Application): number => (one.productName < other.productName ? -1 : 1)

/** Reads of the sandbox, each with the replies that the data of the user demand. */
export type KnownInSandbox = (user: RichUser) => ReadonlyArray<KnownReply<unknown>>

const minute = 60_000
const day = 1440 * minute

const profileAndSession: Readonly<Record<string, KnownInSandbox>> = {
  'sessions.current': ({ ports, client }) => [
    knownPart(ports.sessions.current, {
      isAuthenticated: true,
      csrfToken: client.csrf,
      userId: client.userId,
      accessTypes: richData.accessTypes,
    }),
  ],
  'sessions.productTokens': ({ ports, client: { tokens } }) => [
    knownPart(ports.sessions.productTokens, [
      { facade: 'PaydeckUser', token: tokens.user },
      { facade: 'payee', token: tokens.payee },
    ]),
  ],
  'userAccount.basicInfo': ({ ports, client: { userId, email } }) => [
    knownPart(ports.userAccount.basicInfo, {
      id: userId,
      name: 'Ada Norris',
      firstName: 'Ada',
      lastName: 'Norris',
      email,
      optInEmailMarketing: true,
      accessTypes: richData.accessTypes,
      nationalIdentityNumber: '*****6789',
    }),
  ],
  'securityRecord.page': ({ ports, later }) => [
    knownPart(ports.securityRecord.page({ before: null }), {
      events: [
        { kind: 'signed-in', at: later, userAgent: 'Second browser' },
        { kind: 'signed-in', userAgent: 'node' },
      ],
      next: null,
    }),
  ],
  'activeSessionRecords.list': ({ ports }) => [
    knownPart(ports.activeSessionRecords.list, [
      { userAgent: 'node', isCurrent: true },
      { userAgent: 'Second browser', isCurrent: false },
    ]),
  ],
  'passkeyDirectory.isEnabled': ({ ports, client: { email } }) => [
    knownPart(ports.passkeyDirectory.isEnabled({ email }), true),
  ],
  'passkeyDirectory.credentials': ({ ports, client: { userId }, madeAt }) => [
    knownPart(
      ports.passkeyDirectory.credentials,
      [1, 0].map((index) => ({ id: seededId(userId, 'passkey', index), createdAt: madeAt - (index + 1) * day })),
    ),
  ],
  'applicationRecords.list': ({ ports }) => [
    knownPart(
      // Both applications were made at the same time, so their order has no meaning.
      TE.map((list: ReadonlyArray<Application>) => list.toSorted(byProduct))(ports.applicationRecords.list),
      richData.applications,
    ),
  ],
  'mailingLists.optInOf': ({ ports, client: { email }, madeAt }) => [
    knownPart(ports.mailingLists.optInOf({ email }), {
      emailSubscribe: 'opted_in',
      emailOptedInAt: madeAt,
      attributes: ['BillPay Waitlist', 'Card Waitlist'],
    }),
  ],
  'referralRecords.status': ({ ports, referral: { status, expiration } }) => [
    knownPart(ports.referralRecords.status, { status, expiration }),
  ],
  'referralRecords.code': ({ ports, referral }) => [knownPart(ports.referralRecords.code, referral.code)],
}

/** Returns a card of the user as the data describe it. */
const cardAt = ({ client }: RichUser, index: number) => {
  const { provider, nickname, balance, lastFourDigits } = richData.cards[index] ?? richData.cards[0]
  return { id: seededId(client.userId, 'card', index), provider, nickname, balance, lastFourDigits }
}

/** Returns the transactions of a card as the data describe them, newest first. */
const transactionsAt = (user: RichUser, index: number) => {
  const { id: cardId } = cardAt(user, index)
  const { activity } = richData.cards[index] ?? richData.cards[0]
  return activity.map(({ merchantName, displayPrice, minutesAgo, ...one }, position) => {
    const at = user.madeAt - minutesAgo * minute
    const isPending = 'status' in one
    return {
      id: seededId(cardId, 'wanted', position),
      displayMerchant: merchantName,
      displayPrice,
      status: isPending ? 'pending' : null,
      dates: { auth: at, post: isPending ? null : at },
    }
  })
}
const settledAt = (user: RichUser, index: number) =>
  transactionsAt(user, index).filter(({ dates }) => dates.post !== null)

const cards: Readonly<Record<string, KnownInSandbox>> = {
  'cardAccounts.list': (user) => [
    knownPart(
      user.ports.cardAccounts.list,
      [0, 1].map((index) => {
        const { balance, ...card } = cardAt(user, index)
        return { ...card, cardBalance: balance, lockedByUser: index === 0, status: 'active', disabled: false }
      }),
    ),
  ],
  'cardAccounts.balances': (user) => [
    knownPart(
      user.ports.cardAccounts.balances,
      [0, 1].map((index) => ({ id: cardAt(user, index).id, balance: cardAt(user, index).balance })),
    ),
  ],
  'cardActivities.settled': (user) =>
    [0, 1].map((index) => {
      const settled = settledAt(user, index)
      const { id: cardId } = cardAt(user, index)
      const period = { startDate: user.madeAt - 1000 * day, endDate: user.madeAt + day }
      return knownPart(user.ports.cardActivities.settled({ ...period, cardId, page: 1, pageSize: 100 }), {
        currentPageNumber: 1,
        totalPageCount: 1,
        totalRecordCount: settled.length,
        transactionList: settled,
      })
    }),
  'cardActivities.overview': (user) =>
    [0, 1].map((index) => {
      const { id: cardId } = cardAt(user, index)
      const period = { startDate: user.madeAt - 1000 * day, endDate: user.madeAt + day, requestedAt: user.madeAt }
      const pending = transactionsAt(user, index).filter(({ status }) => status === 'pending')
      return knownPart(user.ports.cardActivities.overview({ ...period, cardId, form: 'paged' }), { pending })
    }),
  'cardTransactions.find': (user) =>
    settledAt(user, 0)
      .slice(0, 2)
      .map((transaction) =>
        knownPart(user.ports.cardTransactions.find({ cardId: cardAt(user, 0).id, transactionId: transaction.id }), {
          transaction,
        }),
      ),
  'cardChanges.lockStatus': (user) =>
    [0, 1].map((index) => knownPart(user.ports.cardChanges.lockStatus(cardAt(user, index).id), index === 0)),
  'cardReports.ofYear': (user) => {
    const { id: cardId, provider, lastFourDigits: lastFour } = cardAt(user, 0)
    const years = [...new Set(settledAt(user, 0).map(({ dates }) => new Date(dates.auth).getUTCFullYear()))]
    return years.map((year) =>
      knownPart(
        user.ports.cardReports.ofYear({ cardId, provider, lastFour, year }),
        settledAt(user, 0)
          .filter(({ dates }) => new Date(dates.auth).getUTCFullYear() === year)
          .map(({ dates, displayMerchant, displayPrice }) => ({
            date: dates.post,
            description: displayMerchant,
            amount: displayPrice,
          }))
          .toReversed(),
      ),
    )
  },
  'mailingAddresses.onFile': ({ ports }) => [knownPart(ports.mailingAddresses.onFile, richData.mailingAddress)],
  'mailingAddresses.verify': ({ ports }) =>
    ['US', 'DE'].map((country) =>
      knownPart(ports.mailingAddresses.verify({ ...richData.mailingAddress, country }), [
        { mappedAddress: { country } },
      ]),
    ),
}

/** Known data of the user and of the cards. */
export const contents = { ...profileAndSession, ...cards }
