import { type Fault, malformed, unauthorized, unreachable } from '@paydeck/core'
import type { MemoryProvider, ProviderMethod } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import { type CallBench, callLaws, simulatedRejection, readLaws } from '@paydeck/core/testing'
import { function as F, taskEither as TE } from 'fp-ts'
import { answered, day, providerAt, start } from '../memory/provider.ts'
import { anyEntry, anyPayment, firstPage } from './payment-queries.ts'
import { makeSuites } from './suites.ts'

/** Laws of the provider in memory: every method that calls the provider. */
const made = makeSuites()
export const { suites } = made

type Ask = (provider: MemoryProvider) => TE.TaskEither<Fault, unknown> | Promise<TE.TaskEither<Fault, unknown>>

const period = { startDate: start - 90 * day, endDate: start }
const items = [{ accountId: 'bill-0', amount: decimalText('20.00') ?? zero, currency: 'USD' }]
const address = {
  address1: '1209 Juniper Street',
  address2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
}
const form = { currency: 'ETH', address: `0x${'1'.repeat(40)}`, label: 'Cold storage' }
const cardId = 'card-0'

/** Creates a wallet, and then calls `ask` with the id of the wallet. */
const withWallet = <A>(
  { ports }: MemoryProvider,
  ask: (walletId: string) => TE.TaskEither<Fault, A>,
): TE.TaskEither<Fault, A> => F.pipe(ports.addressBook.createWallet(form), TE.flatMap(ask))

/** Pays bills. Returns the id of one bill payment. */
const payBills = async ({ ports, payInvoice }: MemoryProvider): Promise<string> => {
  payInvoice(await answered(ports.billInvoices.create({ items, ipAddress: null, key: 'key-of-a-payment' })))
  const [newest] = await answered(ports.billRecords.payments)
  return newest?.payments[0]?.partnerPaymentId ?? ''
}

const login = ({ ports, account }: MemoryProvider) => {
  const { info, session } = account.get()
  return ports.logins.begin({ email: info.email, hashedPassword: session.hashedPassword })
}

const reads = {
  'sessions.current': ({ ports }) => ports.sessions.current,
  'sessions.productTokens': ({ ports }) => ports.sessions.productTokens,
  'sessionContext.country': ({ ports }) => ports.sessionContext.country,
  'sessionContext.language': ({ ports }) => ports.sessionContext.language,
  'sessionContext.facadeAccess': ({ ports }) => ports.sessionContext.facadeAccess,
  'userAccount.basicInfo': ({ ports }) => ports.userAccount.basicInfo,
  'accountProtection.settings': ({ ports }) => ports.accountProtection.settings,
  'securityRecord.page': ({ ports }) => ports.securityRecord.page({ before: null }),
  'activeSessionRecords.list': ({ ports }) => ports.activeSessionRecords.list,
  'passkeyDirectory.isEnabled': ({ ports, account }) =>
    ports.passkeyDirectory.isEnabled({ email: account.get().info.email }),
  'passkeyDirectory.credentials': ({ ports }) => ports.passkeyDirectory.credentials,
  'applicationRecords.list': ({ ports }) => ports.applicationRecords.list,
  'shopperRecords.isInfoMissing': ({ ports }) => ports.shopperRecords.isInfoMissing,
  'billRecords.user': ({ ports }) => ports.billRecords.user,
  'billRecords.accounts': ({ ports }) => ports.billRecords.accounts,
  'billRecords.payments': ({ ports }) => ports.billRecords.payments,
  'billHistories.payments': ({ ports }) => ports.billHistories.payments('bill-0'),
  'billHistories.balances': ({ ports }) => ports.billHistories.balances('bill-0'),
  'billReminders.due': ({ ports }) => ports.billReminders.due,
  'billQuotes.quote': ({ ports }) => ports.billQuotes.quote(items),
  'cardAccounts.list': ({ ports }) => ports.cardAccounts.list,
  'cardAccounts.balances': ({ ports }) => ports.cardAccounts.balances,
  'cardActivities.overview': ({ ports }) =>
    ports.cardActivities.overview({ ...period, cardId, form: 'paged', requestedAt: period.endDate }),
  'cardActivities.settled': ({ ports }) => ports.cardActivities.settled({ ...period, cardId, page: 1, pageSize: 100 }),
  'cardTransactions.find': ({ ports }) => ports.cardTransactions.find({ cardId, transactionId: 'card-0-settled-0' }),
  'cardTopUps.pending': ({ ports }) => ports.cardTopUps.pending({ cardId, startDate: 0 }),
  'cardChanges.lockStatus': ({ ports }) => ports.cardChanges.lockStatus(cardId),
  'cardReports.ofYear': ({ ports }) =>
    ports.cardReports.ofYear({ cardId, provider: 'galileo', lastFour: '4417', year: 2026 }),
  'mailingAddresses.onFile': ({ ports }) => ports.mailingAddresses.onFile,
  'mailingAddresses.verify': ({ ports }) => ports.mailingAddresses.verify(address),
  'paymentRecords.recent': ({ ports }) =>
    ports.paymentRecords.recent({ ...firstPage, startDate: new Date(period.startDate).toISOString() }),
  'paymentLists.page': ({ ports }) => ports.paymentLists.page({ ...firstPage, list: 'payments' }),
  'paymentLists.unconfirmed': ({ ports }) => ports.paymentLists.unconfirmed(firstPage),
  'paymentLists.currencies': ({ ports }) => ports.paymentLists.currencies,
  'paymentSearches.find': ({ ports }) => ports.paymentSearches.find({ ...anyPayment, limit: 30, after: null }),
  'activityRecords.page': ({ ports }) => ports.activityRecords.page(anyEntry),
  'payoutReports.between': ({ ports }) =>
    ports.payoutReports.between({ startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-12-31T00:00:00.000Z' }),
  'invoiceRecords.find': ({ ports }) => ports.invoiceRecords.find('payment-0'),
  'payoutRecords.atStart': ({ ports }) => ports.payoutRecords.atStart,
  'payoutDirectory.payors': ({ ports }) => ports.payoutDirectory.payors,
  'payoutDirectory.profiles': ({ ports }) => ports.payoutDirectory.profiles,
  'payoutDirectory.wallets': ({ ports }) => ports.payoutDirectory.wallets,
  'payoutDirectory.currencies': ({ ports }) => ports.payoutDirectory.currencies,
  'payoutDirectory.acceptance': ({ ports }) => ports.payoutDirectory.acceptance,
  'inviteRecords.check': ({ ports }) => ports.inviteRecords.check({ payload: 'invite', from: 'start' }),
  'addressBook.validate': ({ ports }) => ports.addressBook.validate(form),
  'walletBridge.v1': ({ ports }) => ports.walletBridge.v1,
  'walletBridge.session': ({ ports }) =>
    F.pipe(
      ports.walletBridge.connect({ chainId: 1 }),
      TE.flatMap(({ id }) => ports.walletBridge.session({ id })),
    ),
  'priceHistory.of': ({ ports }) => ports.priceHistory.of({ code: 'BTC', currency: 'USD', period: '1D', points: 24 }),
  'mailingLists.optInOf': ({ ports, account }) => ports.mailingLists.optInOf({ email: account.get().info.email }),
  'referralRecords.status': ({ ports }) => ports.referralRecords.status,
  'referralRecords.code': ({ ports }) => ports.referralRecords.code,
} as const satisfies Partial<Record<ProviderMethod, Ask>>

const writes = {
  'logins.begin': login,
  'sessions.end': (provider) =>
    F.pipe(
      provider.ports.sessions.end,
      TE.tap(() => login(provider)),
    ),
  'profileRecords.updateName': ({ ports }) =>
    ports.profileRecords.updateName({ givenName: 'Ada', familyName: 'Norris' }),
  'profileRecords.setEmailOptIn': ({ ports }) => ports.profileRecords.setEmailOptIn({ optIn: true }),
  'pairingCodes.newCode': ({ ports }) => ports.pairingCodes.newCode,
  'passwordRecords.change': ({ ports, account }) => {
    const { hashedPassword } = account.get().session
    const change = { oldHashedPassword: hashedPassword, hashedPassword, salt: 'c'.repeat(94) }
    return ports.passwordRecords.change(change)
  },
  'secondFactor.toggle': (provider) => () => provider.ports.secondFactor.toggle({ code: provider.nextCode() })(),
  'secondFactor.newBackupCodes': (provider) => () =>
    provider.ports.secondFactor.newBackupCodes({ code: provider.nextCode() })(),
  'recentFactorCheck.give': (provider) => () => provider.ports.recentFactorCheck.give({ code: provider.nextCode() })(),
  'securityRecord.stop': ({ ports }) => ports.securityRecord.stop({ id: 'event-0' }),
  'activeSessionRecords.end': ({ ports }) => ports.activeSessionRecords.end({ id: 'session-1' }),
  'activeSessionRecords.endOthers': ({ ports }) => ports.activeSessionRecords.endOthers,
  'passkeyKeeper.challenge': ({ ports }) => ports.passkeyKeeper.challenge,
  'passkeyKeeper.verify': ({ ports }) =>
    F.pipe(
      ports.passkeyKeeper.challenge,
      TE.flatMap((options) =>
        F.pipe(
          ports.passkeyCeremony.create(options),
          TE.mapLeft((): Fault => unreachable),
        ),
      ),
      TE.flatMap(ports.passkeyKeeper.verify),
    ),
  'passkeyKeeper.remove': ({ ports }) => ports.passkeyKeeper.remove({ id: 'none' }),
  'newApplications.create': ({ ports }) =>
    ports.newApplications.create({ productName: 'payoutsRecipient', notifyUser: false }),
  'nationalIdentityRecords.give': ({ ports, account }) => {
    account.update((now) => ({ ...now, info: { ...now.info, nationalIdentityNumber: null } }))
    return ports.nationalIdentityRecords.give({ number: '123456789', issuer: 'USA' })
  },
  'billHistories.remove': ({ ports }) => ports.billHistories.remove('bill-0'),
  'monthStatements.download': ({ ports }) =>
    ports.monthStatements.download({ year: 2026, month: 10, timeZone: 'UTC', name: 'statement.pdf' }),
  'billHistories.receipt': async (provider) =>
    provider.ports.billHistories.receipt({ paymentId: await payBills(provider), name: 'receipt.pdf' }),
  'billConnections.token': ({ ports }) => ports.billConnections.token('manual'),
  'billConnections.exchange': ({ ports }) => ports.billConnections.exchange('none'),
  'billInvoices.create': ({ ports }) => ports.billInvoices.create({ items, ipAddress: null, key: 'key-of-the-call' }),
  'cardTopUps.makeInvoice': ({ ports }) =>
    ports.cardTopUps.makeInvoice({ cardId, amount: decimalText('25') ?? zero, currency: 'USD' }),
  'cardChanges.lock': ({ ports }) => ports.cardChanges.lock({ cardId, value: true }),
  'cardChanges.rename': ({ ports }) => ports.cardChanges.rename({ cardId, name: 'Groceries' }),
  'mailingAddresses.save': ({ ports }) => ports.mailingAddresses.save(address),
  'paymentSearches.download': ({ ports }) =>
    ports.paymentSearches.download({ ...anyPayment, format: 'csv', name: 'payments.csv' }),
  'donationForms.download': ({ ports }) => ports.donationForms.download({ invoiceId: 'payment-3', name: 'form.pdf' }),
  'inviteRecords.accept': (provider) => {
    const invite = { check: { canAccept: true, reason: null }, payor: { id: 'new', name: 'New' }, isSeen: false }
    provider.account.update((now) => ({ ...now, receiving: { ...now.receiving, invites: { invite } } }))
    return provider.ports.inviteRecords.accept({ payload: 'invite', from: 'screen' })
  },
  'inviteRecords.markSeen': ({ ports }) => ports.inviteRecords.markSeen({ payload: 'invite' }),
  'addressBook.createWallet': ({ ports }) => ports.addressBook.createWallet(form),
  'addressBook.updateWallet': ({ ports }) =>
    ports.addressBook.updateWallet({
      ...form,
      profileId: 'profile',
      walletId: 'wallet',
      twoFactorCode: null,
      updateAddress: false,
      updateLabel: true,
    }),
  'addressBook.deleteWallet': (provider) =>
    withWallet(provider, (walletId) => provider.ports.addressBook.deleteWallet({ walletId })),
  'payoutProfiles.create': (provider) =>
    withWallet(provider, (walletId) => provider.ports.payoutProfiles.create({ name: 'Rent', walletId })),
  'payoutProfiles.update': ({ ports }) => ports.payoutProfiles.update({ profileId: 'profile', name: 'Rent' }),
  'payoutProfiles.remove': (provider) =>
    F.pipe(
      withWallet(provider, (walletId) => provider.ports.payoutProfiles.create({ name: 'Rent', walletId })),
      TE.flatMap(({ id: profileId }) => provider.ports.payoutProfiles.remove({ profileId })),
    ),
  'payoutProfiles.addPayor': ({ ports }) =>
    F.pipe(
      ports.payoutProfiles.addPayor({ payorId: 'payor-1', profileId: 'profile' }),
      TE.tap(() => ports.payoutProfiles.removePayor({ payorId: 'payor-1', profileId: 'profile' })),
    ),
  'payoutProfiles.removePayor': ({ ports }) =>
    F.pipe(
      ports.payoutProfiles.removePayor({ payorId: 'payor-0', profileId: 'profile' }),
      TE.tap(() => ports.payoutProfiles.addPayor({ payorId: 'payor-0', profileId: 'profile' })),
    ),
  'payoutProfiles.addPayorToWallet': (provider) =>
    F.pipe(
      withWallet(provider, (walletId) =>
        provider.ports.payoutProfiles.addPayorToWallet({ name: 'Rent', payorId: 'payor-1', walletId }),
      ),
      TE.tap(({ id: profileId }) => provider.ports.payoutProfiles.removePayor({ payorId: 'payor-1', profileId })),
    ),
  'walletBridge.connect': ({ ports }) => ports.walletBridge.connect({ chainId: 1 }),
  'walletBridge.disconnect': ({ ports }) => ports.walletBridge.disconnect({ id: 'none' }),
  'mailingLists.join': ({ ports, account }) =>
    ports.mailingLists.join({ email: account.get().info.email, attribute: 'Card Waitlist' }),
  'referralRecords.generateCode': ({ ports }) => ports.referralRecords.generateCode,
} as const satisfies Record<Exclude<ProviderMethod, keyof typeof reads>, Ask>

/** Names of the methods that call the provider. `writes` change data. */
export const methodNames = { reads: Object.keys(reads), writes: Object.keys(writes) }

/** Makes the test setup for one provider method. The test can make the next call fail with any of the four faults. */
const asking = (method: ProviderMethod, ask: Ask) => async (): Promise<CallBench<unknown>> => {
  const provider = providerAt()
  const fail = (fault: Fault) => async (): Promise<void> => provider.failCalls(method, fault, 1)
  return {
    call: await ask(provider),
    failNext: {
      unauthorized: fail(unauthorized),
      rejected: fail(simulatedRejection),
      unreachable: fail(unreachable),
      malformed: fail(malformed(method)),
    },
    callCount: async () => provider.callCount(method),
  }
}

const entries = (table: Partial<Record<ProviderMethod, Ask>>): ReadonlyArray<readonly [ProviderMethod, Ask]> =>
  Object.entries(table) as Array<[ProviderMethod, Ask]>

for (const [method, ask] of entries(reads)) made.add(method, readLaws(asking(method, ask)))
for (const [method, ask] of entries(writes)) made.add(method, callLaws(asking(method, ask)))
