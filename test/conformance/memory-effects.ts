import type { Fault } from '@paydeck/core'
import { decimalText, zero } from '@paydeck/core/money'
import { type EffectBench, effectLaws, type KnownEffect } from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { everything, providerAt, type TimedProvider } from '../memory/provider.ts'
import { rich } from './rich-account.ts'
import { makeSuites } from './suites.ts'

const made = makeSuites()
/** Laws of the provider in memory: the effects of the methods that write. */
export const { suites } = made

type Effects = (provider: TimedProvider) => ReadonlyArray<KnownEffect>

const effect = (call: TE.TaskEither<Fault, unknown>, isDone: () => boolean): KnownEffect => ({
  call,
  isDone: async () => isDone(),
})

const dollars = (text: string) => decimalText(text) ?? zero
const ether = (digit: number) => `0x${String(digit).repeat(40)}`

const user: Readonly<Record<string, Effects>> = {
  'profileRecords.updateName': ({ ports, account }) =>
    ['Ada', 'Grace'].map((givenName) =>
      effect(
        ports.profileRecords.updateName({ givenName, familyName: 'Norris' }),
        () => account.get().info.firstName === givenName,
      ),
    ),
  'profileRecords.setEmailOptIn': ({ ports, account }) => {
    account.update((now) => ({ ...now, info: { ...now.info, optInEmailMarketing: false } }))
    let runs = 0
    return [true, false].map((optIn) =>
      effect(
        async () => {
          runs += 1
          return ports.profileRecords.setEmailOptIn({ optIn })()
        },
        () => runs > 0 && account.get().info.optInEmailMarketing === optIn,
      ),
    )
  },
  'securityRecord.stop': ({ ports, account }) =>
    ['event-3', 'event-4'].map((id) =>
      effect(
        ports.securityRecord.stop({ id }),
        () => account.get().security.events.find((event) => event.id === id)?.canStop === false,
      ),
    ),
  'activeSessionRecords.end': ({ ports, account }) =>
    ['session-1', 'session-0'].map((id) =>
      effect(
        ports.activeSessionRecords.end({ id }),
        () => !account.get().security.sessions.some((session) => session.id === id),
      ),
    ),
  'passkeyKeeper.remove': ({ ports, account }) =>
    ['key-1', 'key-2'].map((id) =>
      effect(
        ports.passkeyKeeper.remove({ id }),
        () => !account.get().passkeys.credentials.some((credential) => credential.id === id),
      ),
    ),
  'newApplications.create': ({ ports, account }) => {
    account.update((now) => ({ ...now, verification: { ...now.verification, applications: [] } }))
    return (['payoutsRecipient', 'individualShopperTier1'] as const).map((productName) =>
      effect(ports.newApplications.create({ productName, notifyUser: false }), () =>
        account.get().verification.applications.some((one) => one.productName === productName),
      ),
    )
  },
  'nationalIdentityRecords.give': ({ ports, account }) =>
    ['123456789', '987654321'].map((number) =>
      effect(
        ports.nationalIdentityRecords.give({ number, issuer: 'USA' }),
        () => account.get().info.nationalIdentityNumber === `*****${number.slice(-4)}`,
      ),
    ),
  'mailingLists.join': ({ ports, account }) => {
    account.update((now) => ({ ...now, mailings: {} }))
    const { email } = account.get().info
    return (['Card Waitlist', 'Bill Pay Waitlist'] as const).map((attribute) =>
      effect(
        ports.mailingLists.join({ email, attribute }),
        () => account.get().mailings[email]?.attributes.includes(attribute) === true,
      ),
    )
  },
}

const cardsAndBills: Readonly<Record<string, Effects>> = {
  'cardChanges.lock': ({ ports, account }) => {
    account.update((now) => ({ ...now, cards: now.cards.map((card) => ({ ...card, lockedByUser: false })) }))
    return ['card-0', 'card-1'].map((cardId, index) =>
      effect(ports.cardChanges.lock({ cardId, value: true }), () => account.get().cards[index]?.lockedByUser === true),
    )
  },
  'cardChanges.rename': ({ ports, account }) =>
    ['Groceries', 'Books'].map((name) =>
      effect(ports.cardChanges.rename({ cardId: 'card-0', name }), () => account.get().cards[0]?.nickname === name),
    ),
  'cardTopUps.makeInvoice': ({ ports, account }) =>
    ['25', '30'].map((text) =>
      effect(ports.cardTopUps.makeInvoice({ cardId: 'card-0', amount: dollars(text), currency: 'USD' }), () =>
        account
          .get()
          .payments.items.some(({ item }) => item.kind === 'invoice' && item.status === 'new' && item.price === text),
      ),
    ),
  'mailingAddresses.save': ({ ports, account }) =>
    ['Salem', 'Eugene'].map((city) =>
      effect(
        ports.mailingAddresses.save({
          address1: '1 Elm Street',
          address2: '',
          city,
          state: 'OR',
          postalCode: '97301',
          country: 'US',
        }),
        () => account.get().mailingAddress?.city === city,
      ),
    ),
  'billHistories.remove': ({ ports, account }) =>
    ['bill-0', 'bill-1'].map((billId) =>
      effect(ports.billHistories.remove(billId), () => !account.get().billPay.accounts.some(({ id }) => id === billId)),
    ),
  'billConnections.exchange': ({ ports, account, findBills }) => {
    const [bill] = account.get().billPay.accounts
    if (bill === undefined) return []
    return ['found-1', 'found-2'].map((billId) =>
      effect(ports.billConnections.exchange(findBills([{ ...bill, id: billId }])), () =>
        account.get().billPay.accounts.some(({ id }) => id === billId),
      ),
    )
  },
}

const receiving: Readonly<Record<string, Effects>> = {
  'inviteRecords.accept': ({ ports, account }) => {
    account.update((now) => {
      const { open } = now.receiving.invites
      if (open === undefined) return now
      const second = { ...open, payor: { id: 'second', name: 'Second Payor' } }
      return { ...now, receiving: { ...now.receiving, invites: { open, second } } }
    })
    return [
      { payload: 'open', payorId: 'new' },
      { payload: 'second', payorId: 'second' },
    ].map(({ payload, payorId }) =>
      effect(ports.inviteRecords.accept({ payload, from: 'screen' }), () =>
        account.get().receiving.payors.some(({ id }) => id === payorId),
      ),
    )
  },
  'inviteRecords.markSeen': ({ ports, account }) => {
    account.update((now) => {
      const { open } = now.receiving.invites
      return open === undefined ? now : { ...now, receiving: { ...now.receiving, invites: { open, second: open } } }
    })
    return ['open', 'second'].map((payload) =>
      effect(
        ports.inviteRecords.markSeen({ payload }),
        () => account.get().receiving.invites[payload]?.isSeen === true,
      ),
    )
  },
  'addressBook.createWallet': ({ ports, account }) =>
    ['First', 'Second'].map((label, index) =>
      effect(ports.addressBook.createWallet({ currency: 'ETH', address: ether(index + 1), label }), () =>
        account.get().receiving.wallets.some((wallet) => wallet.label === label),
      ),
    ),
  'addressBook.updateWallet': ({ ports, account }) =>
    ['Home', 'Office'].map((label) =>
      effect(
        ports.addressBook.updateWallet({
          currency: 'ETH',
          address: ether(1),
          label,
          profileId: 'profile',
          walletId: 'wallet',
          twoFactorCode: null,
          updateAddress: false,
          updateLabel: true,
        }),
        () => account.get().receiving.wallets.find(({ id }) => id === 'wallet')?.label === label,
      ),
    ),
  'addressBook.deleteWallet': ({ ports, account }) => {
    account.update((now) => ({ ...now, receiving: { ...now.receiving, profiles: [] } }))
    return ['wallet', 'wallet-2'].map((walletId) =>
      effect(
        ports.addressBook.deleteWallet({ walletId }),
        () => !account.get().receiving.wallets.some(({ id }) => id === walletId),
      ),
    )
  },
  'payoutProfiles.create': ({ ports, account }) => {
    account.update((now) => ({ ...now, receiving: { ...now.receiving, profiles: [] } }))
    return ['wallet', 'wallet-2'].map((walletId) =>
      effect(ports.payoutProfiles.create({ name: walletId, walletId }), () =>
        account.get().receiving.profiles.some(({ name }) => name === walletId),
      ),
    )
  },
  'payoutProfiles.update': ({ ports, account }) =>
    ['profile', 'profile-2'].map((profileId) =>
      effect(
        ports.payoutProfiles.update({ profileId, name: 'Renamed' }),
        () => account.get().receiving.profiles.find(({ id }) => id === profileId)?.name === 'Renamed',
      ),
    ),
  'payoutProfiles.remove': ({ ports, account }) => {
    account.update((now) => ({
      ...now,
      receiving: { ...now.receiving, profiles: now.receiving.profiles.map((one) => ({ ...one, payorIds: [] })) },
    }))
    return ['profile', 'profile-2'].map((profileId) =>
      effect(
        ports.payoutProfiles.remove({ profileId }),
        () => !account.get().receiving.profiles.some(({ id }) => id === profileId),
      ),
    )
  },
  'payoutProfiles.addPayor': ({ ports, account }) => {
    account.update((now) => ({
      ...now,
      receiving: { ...now.receiving, profiles: now.receiving.profiles.map((one) => ({ ...one, payorIds: [] })) },
    }))
    return ['payor-0', 'payor-1'].map((payorId) =>
      effect(ports.payoutProfiles.addPayor({ payorId, profileId: 'profile' }), () =>
        account.get().receiving.profiles.some(({ payorIds }) => payorIds.includes(payorId)),
      ),
    )
  },
  'payoutProfiles.addPayorToWallet': ({ ports, account }) => {
    account.update((now) => ({ ...now, receiving: { ...now.receiving, profiles: [] } }))
    return ['wallet', 'wallet-2'].map((walletId, index) =>
      effect(ports.payoutProfiles.addPayorToWallet({ name: walletId, payorId: `payor-${index}`, walletId }), () =>
        account.get().receiving.profiles.some(({ payorIds }) => payorIds.includes(`payor-${index}`)),
      ),
    )
  },
}

const factors: Readonly<Record<string, Effects>> = {
  'secondFactor.toggle': (provider) => {
    const before = provider.account.get().security.isTwoFactorOn
    return [
      effect(
        provider.ports.secondFactor.toggle({ code: provider.nextCode() }),
        () => provider.account.get().security.isTwoFactorOn !== before,
      ),
    ]
  },
  'secondFactor.newBackupCodes': (provider) => {
    provider.account.update((now) => ({ ...now, security: { ...now.security, isTwoFactorOn: true } }))
    return [
      effect(
        provider.ports.secondFactor.newBackupCodes({ code: provider.nextCode() }),
        () => provider.account.get().security.backupCodes.length > 0,
      ),
    ]
  },
  'recentFactorCheck.give': (provider) => {
    const code = provider.nextCode()
    return [
      effect(
        provider.ports.recentFactorCheck.give({ code }),
        () => !provider.account.get().security.codes.includes(code),
      ),
    ]
  },
}

const bench = (effectsOf: Effects) => async (): Promise<EffectBench> => {
  const provider = providerAt(everything)
  provider.account.update(rich)
  const [first, ...others] = effectsOf(provider)
  if (first === undefined) throw new Error('No effect is known')
  return { effects: [first, ...others] }
}

for (const [method, effectsOf] of Object.entries({ ...user, ...cardsAndBills, ...receiving, ...factors }))
  made.add(`effects of ${method} in memory`, effectLaws(bench(effectsOf)))
