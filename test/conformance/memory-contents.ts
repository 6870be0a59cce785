import { activityOf, topUpActivity } from '@paydeck/core'
import type { Account } from '@paydeck/core/memory'
import { zero } from '@paydeck/core/money'
import { day, start } from '../memory/provider.ts'
import { contentSuites, type Known, known } from './known-replies.ts'
import { never } from './rich-account.ts'

const period = { startDate: start - 1000 * day, endDate: start }

const settledOf = ({ cards }: Account, index: number) =>
  (cards[index]?.transactions ?? [])
    .filter(({ dates }) => dates.post !== null)
    .toSorted((one, other) => (other.dates.post ?? 0) - (one.dates.post ?? 0))

const profileAndSession: Readonly<Record<string, Known>> = {
  'sessions.current': ({ sessions }, { info }) => [
    known(sessions.current, {
      isAuthenticated: true,
      csrfToken: 'csrf-1',
      userId: info.id,
      accessTypes: ['visaCard', 'galileo'],
      mapsApiKey: 'maps-key',
      captchaKey: null,
      captchaDisabled: true,
    }),
  ],
  'sessions.productTokens': ({ sessions }) => [
    known(sessions.productTokens, [
      { facade: 'PaydeckUser', token: 'user-token' },
      { facade: 'payee', token: 'payee-token' },
    ]),
  ],
  'userAccount.basicInfo': ({ userAccount }, { info }) => [known(userAccount.basicInfo, info)],
  'securityRecord.page': ({ securityRecord }, { security: { events } }) => [
    known(securityRecord.page({ before: null }), { events: events.slice(0, 20), next: 'event-19' }),
    known(securityRecord.page({ before: 'event-19' }), { events: events.slice(20), next: null }),
  ],
  'activeSessionRecords.list': ({ activeSessionRecords }, { security }) => [
    known(activeSessionRecords.list, security.sessions),
  ],
  'passkeyDirectory.isEnabled': ({ passkeyDirectory }, { info }) => [
    known(passkeyDirectory.isEnabled({ email: info.email }), true),
  ],
  'passkeyDirectory.credentials': ({ passkeyDirectory }, { passkeys }) => [
    known(passkeyDirectory.credentials, passkeys.credentials),
  ],
  'applicationRecords.list': ({ applicationRecords }, { verification }) => [
    known(applicationRecords.list, verification.applications),
  ],
  'mailingLists.optInOf': ({ mailingLists }, { info: { email }, mailings }) => [
    known(mailingLists.optInOf({ email }), mailings[email] ?? never()),
  ],
  'referralRecords.status': ({ referralRecords }, { referral }) => [known(referralRecords.status, referral.status)],
  'referralRecords.code': ({ referralRecords }, { referral }) => [known(referralRecords.code, referral.code)],
}

const cards: Readonly<Record<string, Known>> = {
  'cardAccounts.list': ({ cardAccounts }, account) => [
    known(
      cardAccounts.list,
      account.cards.map((card) => {
        const { transactions: _, topUps: __, ...own } = card
        return own
      }),
    ),
  ],
  'cardAccounts.balances': ({ cardAccounts }, account) => [
    known(
      cardAccounts.balances,
      account.cards.map(({ id, cardBalance }) => ({ id, balance: cardBalance })),
    ),
  ],
  'cardActivities.settled': ({ cardActivities }, account) =>
    ['card-0', 'card-1'].map((cardId, index) => {
      const transactionList = settledOf(account, index)
      return known(cardActivities.settled({ ...period, cardId, page: 1, pageSize: 100 }), {
        currentPageNumber: 1,
        totalPageCount: 1,
        totalRecordCount: transactionList.length,
        transactionList,
      })
    }),
  'cardActivities.overview': ({ cardActivities }, account) =>
    ['card-0', 'card-1'].map((cardId, index) => {
      const { transactions = [], topUps = [], activationDate = null } = account.cards[index] ?? {}
      const pending = transactions.filter(({ dates }) => dates.post === null).map((one) => activityOf(one, true))
      return known(cardActivities.overview({ ...period, cardId, form: 'paged', requestedAt: start }), {
        dateAccountOpened: activationDate,
        pending: [...topUps.map(topUpActivity), ...pending],
      })
    }),
  'cardTransactions.find': ({ cardTransactions }, account) =>
    settledOf(account, 0)
      .slice(0, 2)
      .map((transaction) =>
        known(cardTransactions.find({ cardId: 'card-0', transactionId: transaction.id }), {
          transaction,
          history: [
            { step: 'authorised', at: transaction.dates.auth },
            { step: 'settled', at: transaction.dates.post },
          ],
        }),
      ),
  'cardTopUps.pending': ({ cardTopUps }, account) =>
    ['card-0', 'card-1'].map((cardId, index) =>
      known(cardTopUps.pending({ cardId, startDate: 0 }), account.cards[index]?.topUps ?? []),
    ),
  'cardChanges.lockStatus': ({ cardChanges }) => [
    known(cardChanges.lockStatus('card-0'), true),
    known(cardChanges.lockStatus('card-1'), false),
  ],
  'cardReports.ofYear': ({ cardReports }, account) =>
    [2026, 2025].map((year) =>
      known(
        cardReports.ofYear({ cardId: 'card-0', provider: 'galileo', lastFour: '4417', year }),
        (account.cards[0]?.transactions ?? [])
          .filter(({ dates }) => dates.post !== null && new Date(dates.post).getUTCFullYear() === year)
          .map(({ dates, displayMerchant, type, displayPrice }) => ({
            date: dates.post ?? 0,
            description: displayMerchant,
            type,
            amount: displayPrice ?? zero,
          })),
      ),
    ),
  'mailingAddresses.onFile': ({ mailingAddresses }, { mailingAddress }) => [
    known(mailingAddresses.onFile, mailingAddress),
  ],
  'mailingAddresses.verify': ({ mailingAddresses }, { mailingAddress }) =>
    ['US', 'DE'].map((country) =>
      known(mailingAddresses.verify({ ...(mailingAddress ?? never()), country }), [
        { warnings: [], mappedAddress: { country } },
      ]),
    ),
}

/** Laws of the provider in memory: the data of the user and of the cards. */
export const suites = contentSuites({ ...profileAndSession, ...cards })
