import { type MemoryProvider, personas, transactionOf } from '@paydeck/core/memory'
import {
  addressBookLaws,
  type BenchRenewal,
  cardAccountsLaws,
  cardActivitiesLaws,
  type CardActivitiesBench,
  cardChangesLaws,
  cardReportsLaws,
  cardTransactionsLaws,
  type CardTransactionsBench,
  mailingAddressesLaws,
  mailingListsLaws,
  nationalIdentityLaws,
  newApplicationsLaws,
  passkeyKeeperLaws,
  passwordRecordsLaws,
  payoutProfilesLaws,
  priceHistoryLaws,
  type RecipientBench,
  secondFactorLaws,
  type SessionsBench,
  sessionsLaws,
} from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { day, providerAt, start } from '../memory/provider.ts'
import { makeSuites } from './suites.ts'

/** Laws of the provider in memory: sessions, cards and receiving addresses. */
const made = makeSuites()
export const { suites } = made

const renew = TE.right(undefined)

made.add(
  'sessions and credentials in memory',
  sessionsLaws(async (renewal: BenchRenewal): Promise<SessionsBench> => {
    const provider: MemoryProvider = providerAt(personas.shopper, {
      isSignedIn: false,
      renew: () => renewal(provider.ports)(),
    })
    const { info, session } = provider.account.get()
    return { ...provider.ports, email: info.email, hashedPassword: session.hashedPassword }
  }),
)

made.add(
  'the second factor in memory',
  secondFactorLaws(async () => {
    const { ports, nextCode } = providerAt(personas.shopper)
    return { factor: ports.secondFactor, protection: ports.accountProtection, nextCode: async () => nextCode(), renew }
  }),
)

made.add(
  'the password in memory',
  passwordRecordsLaws(async () => {
    const { ports, account } = providerAt(personas.shopper)
    const { info, session } = account.get()
    return {
      records: ports.passwordRecords,
      password: session.hashedPassword,
      signsIn: async (hashedPassword) =>
        (await ports.logins.begin({ email: info.email, hashedPassword })())._tag === 'Right',
      renew,
    }
  }),
)

made.add(
  'mailing lists in memory',
  mailingListsLaws(async () => {
    const { ports, account } = providerAt()
    return { lists: ports.mailingLists, email: account.get().info.email }
  }),
)
made.add(
  'price history in memory',
  priceHistoryLaws(async () => {
    const { ports, clock } = providerAt()
    return { prices: ports.priceHistory, now: clock.now }
  }),
)

made.add(
  'passkeys in memory',
  passkeyKeeperLaws(async () => {
    const { ports, account } = providerAt(personas.shopper)
    return {
      keeper: ports.passkeyKeeper,
      directory: ports.passkeyDirectory,
      email: account.get().info.email,
      create: async (options) => {
        const result = await ports.passkeyCeremony.create(options)()
        if (result._tag === 'Left') throw new Error('The ceremony failed')
        return result.right
      },
    }
  }),
)
made.add(
  'new applications in memory',
  newApplicationsLaws(async () => {
    const { ports, account } = providerAt()
    account.update((now) => ({ ...now, verification: { ...now.verification, applications: [] } }))
    return {
      creation: ports.newApplications,
      records: ports.applicationRecords,
      products: ['individualShopperTier1', 'payoutsRecipient'],
    }
  }),
)

made.add(
  'national identity in memory',
  nationalIdentityLaws(async () => {
    const { ports, account } = providerAt()
    account.update((now) => ({ ...now, info: { ...now.info, nationalIdentityNumber: null } }))
    return { records: ports.nationalIdentityRecords, userAccount: ports.userAccount }
  }),
)

made.add(
  'card accounts in memory',
  cardAccountsLaws(async () => providerAt().ports.cardAccounts),
)
made.add(
  'card changes in memory',
  cardChangesLaws(async () => {
    const { ports } = providerAt()
    return { changes: ports.cardChanges, accounts: ports.cardAccounts, cardId: 'card-0', firstViewCardId: 'card-1' }
  }),
)
made.add(
  'mailing addresses in memory',
  mailingAddressesLaws(async () => providerAt().ports.mailingAddresses),
)

const period = { startDate: start - 1000 * day, endDate: start }

const activities = (form: 'paged' | 'unpaged') => async (): Promise<CardActivitiesBench> => {
  const { ports, account, clock } = providerAt()
  const settleTransaction = async (): Promise<void> => {
    await clock.advance(1)
    const bought = { merchantName: 'Lumen Books', price: '-12.50', daysAgo: 0 }
    const made = { id: 'late', provider: 'galileo', now: clock.now(), isPending: false } as const
    account.update((now) => ({
      ...now,
      cards: now.cards.map((card) => ({ ...card, transactions: [transactionOf(bought, made), ...card.transactions] })),
    }))
  }
  return { activities: ports.cardActivities, cardId: 'card-0', form, ...period, settleTransaction }
}
made.add('activity of a card with paging, in memory', cardActivitiesLaws(activities('paged')))
made.add('activity of a card without paging, in memory', cardActivitiesLaws(activities('unpaged')))

const transactions = async (): Promise<CardTransactionsBench> => {
  const { cardActivities, cardTransactions } = providerAt().ports
  return { activities: cardActivities, transactions: cardTransactions, cardId: 'card-0', form: 'paged', ...period }
}
made.add('card transactions in memory', cardTransactionsLaws(transactions))

const year = new Date(start).getUTCFullYear()
made.add(
  'card reports in memory',
  cardReportsLaws(async () => ({
    reports: providerAt().ports.cardReports,
    card: { cardId: 'card-0', provider: 'galileo', lastFour: '4417' },
    years: [year - 1, year],
  })),
)

const recipient = async (): Promise<RecipientBench> => {
  const { ports, nextCode } = providerAt(personas.recipient)
  let addresses = 100
  return {
    directory: ports.payoutDirectory,
    book: ports.addressBook,
    profiles: ports.payoutProfiles,
    currency: 'ETH',
    newAddress: () => `0x${(addresses += 1).toString(16).padStart(40, '0')}`,
    // Example address from the specification (BIP 350).
    otherAddress: { currency: 'BTC', address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' },
    payorId: 'payor-2',
    nextCode: async () => nextCode(),
  }
}
made.add('the address book in memory', addressBookLaws(recipient))
made.add('payout profiles in memory', payoutProfilesLaws(recipient))
