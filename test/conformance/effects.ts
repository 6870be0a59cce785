import { type Fault, type Ports, unsupported, type UnsupportedCall } from '@paydeck/core'
import { decimalText, zero } from '@paydeck/core/money'
import type { KnownEffect } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { answered } from '../sandbox/clients.ts'

/** User with at least two of everything, in any provider. */
export interface EffectUser {
  readonly ports: Pick<
    Ports,
    | 'activeSessionRecords'
    | 'addressBook'
    | 'applicationRecords'
    | 'billConnections'
    | 'billHistories'
    | 'billRecords'
    | 'cardAccounts'
    | 'cardChanges'
    | 'cardTopUps'
    | 'inviteRecords'
    | 'invoiceRecords'
    | 'mailingAddresses'
    | 'mailingLists'
    | 'nationalIdentityRecords'
    | 'newApplications'
    | 'passkeyDirectory'
    | 'passkeyKeeper'
    | 'payoutDirectory'
    | 'payoutProfiles'
    | 'profileRecords'
    | 'userAccount'
  >
  readonly email: string
  /** Tokens of two open invites, and the names of their senders. */
  readonly invites: ReadonlyArray<{ readonly payload: string; readonly payor: string }>
  /** Finds another bill in the bill-connection widget. Returns the account token that connects the bill. */
  readonly findBill: () => Promise<string>
}

/** Calls of a method that writes, with functions that read their effects. */
export type Effects = (user: EffectUser) => Promise<ReadonlyArray<KnownEffect>>

const dollars = (text: string) => decimalText(text) ?? zero
const ether = (digit: number) => `0x${String(digit).repeat(40)}`

const effect = (call: TE.TaskEither<Fault, unknown>, isDone: () => Promise<boolean>): KnownEffect => ({ call, isDone })

const supported = <A>(reply: A | UnsupportedCall): A => {
  if (reply === unsupported) throw new Error('The provider does not support this call')
  return reply
}

/** Returns the first two items of a list. */
const twoOf = async <A>(list: TE.TaskEither<Fault, ReadonlyArray<A>>): Promise<readonly [A, A]> => {
  const [first, second] = await answered(list)
  if (first === undefined || second === undefined) throw new Error('The user has less than two of these items')
  return [first, second]
}

const user: Readonly<Record<string, Effects>> = {
  'profileRecords.updateName': async ({ ports }) =>
    ['Hedy', 'Grace'].map((givenName) =>
      effect(
        ports.profileRecords.updateName({ givenName, familyName: 'Norris' }),
        async () => (await answered(ports.userAccount.basicInfo)).firstName === givenName,
      ),
    ),
  'profileRecords.setEmailOptIn': async ({ ports }) => {
    const { optInEmailMarketing: before } = await answered(ports.userAccount.basicInfo)
    let runs = 0
    return [!before, before].map((optIn, index) =>
      effect(
        TE.tapIO(() => () => (runs += 1))(ports.profileRecords.setEmailOptIn({ optIn })),
        async () => runs > index && (await answered(ports.userAccount.basicInfo)).optInEmailMarketing === optIn,
      ),
    )
  },
  'activeSessionRecords.end': async ({ ports: { activeSessionRecords } }) => {
    const sessions = async () => supported(await answered(activeSessionRecords.list))
    const others = (await sessions()).filter(({ isCurrent }) => !isCurrent)
    return others.map(({ id }) =>
      effect(activeSessionRecords.end({ id }), async () => !(await sessions()).some((session) => session.id === id)),
    )
  },
  'passkeyKeeper.remove': async ({ ports: { passkeyKeeper, passkeyDirectory } }) =>
    (await twoOf(passkeyDirectory.credentials)).map(({ id }) =>
      effect(
        passkeyKeeper.remove({ id }),
        async () => !(await answered(passkeyDirectory.credentials)).some((credential) => credential.id === id),
      ),
    ),
  'newApplications.create': async ({ ports }) =>
    (['payoutsRecipient', 'individualShopperTier1'] as const).map((productName) =>
      effect(ports.newApplications.create({ productName, notifyUser: false }), async () =>
        (await answered(ports.applicationRecords.list)).some((one) => one.productName === productName),
      ),
    ),
  'nationalIdentityRecords.give': async ({ ports }) => [
    effect(
      ports.nationalIdentityRecords.give({ number: '123454321', issuer: 'USA' }),
      async () => (await answered(ports.userAccount.basicInfo)).nationalIdentityNumber?.endsWith('4321') === true,
    ),
  ],
  'mailingLists.join': async ({ ports: { mailingLists }, email }) =>
    ['First List', 'Second List'].map((attribute) =>
      effect(mailingLists.join({ email, attribute }), async () =>
        (await answered(mailingLists.optInOf({ email }))).attributes.includes(attribute),
      ),
    ),
}

const cardsAndBills: Readonly<Record<string, Effects>> = {
  'cardChanges.lock': async ({ ports: { cardAccounts, cardChanges } }) =>
    (await answered(cardAccounts.list))
      .filter(({ provider }) => provider === 'galileo')
      .map(({ id: cardId, lockedByUser }) =>
        effect(
          cardChanges.lock({ cardId, value: !lockedByUser }),
          async () => (await answered(cardChanges.lockStatus(cardId))) === !lockedByUser,
        ),
      ),
  'cardChanges.rename': async ({ ports: { cardAccounts, cardChanges } }) => {
    const [card] = await twoOf(cardAccounts.list)
    return ['Groceries', 'Books'].map((name) =>
      effect(
        cardChanges.rename({ cardId: card.id, name }),
        async () => (await answered(cardAccounts.list)).find(({ id }) => id === card.id)?.nickname === name,
      ),
    )
  },
  'cardTopUps.makeInvoice': async ({ ports }) => {
    const [card] = (await answered(ports.cardAccounts.list)).filter(({ provider }) => provider === 'galileo')
    return ['25.00', '30.00'].map((text) => {
      let invoiceId: string | null = null
      const call = ports.cardTopUps.makeInvoice({ cardId: card?.id ?? '', amount: dollars(text), currency: 'USD' })
      return effect(
        TE.tapIO((id: string) => () => (invoiceId = id))(call),
        async () =>
          invoiceId !== null && Number((await answered(ports.invoiceRecords.find(invoiceId))).price) === Number(text),
      )
    })
  },
  'mailingAddresses.save': async ({ ports: { mailingAddresses } }) =>
    ['Salem', 'Eugene'].map((city) =>
      effect(
        mailingAddresses.save({
          address1: '1 Elm Street',
          address2: '',
          city,
          state: 'OR',
          postalCode: '97301',
          country: 'US',
        }),
        async () => (await answered(mailingAddresses.onFile))?.city === city,
      ),
    ),
  'billHistories.remove': async ({ ports: { billHistories, billRecords } }) =>
    (await twoOf(billRecords.accounts)).map(({ id: billId }) =>
      effect(
        billHistories.remove(billId),
        async () => !(await answered(billRecords.accounts)).some(({ id }) => id === billId),
      ),
    ),
  'billConnections.exchange': async ({ ports: { billConnections, billRecords }, findBill }) => {
    const { length } = await answered(billRecords.accounts)
    const tokens = [await findBill(), await findBill()]
    return tokens.map((token, index) =>
      effect(
        billConnections.exchange(token),
        async () => (await answered(billRecords.accounts)).length > length + index,
      ),
    )
  },
}

/** Creates two wallets. Returns their ids. */
const newWallets = async ({ ports }: EffectUser): Promise<readonly [string, string]> => [
  await answered(ports.addressBook.createWallet({ currency: 'ETH', address: ether(7), label: 'Seventh' })),
  await answered(ports.addressBook.createWallet({ currency: 'ETH', address: ether(8), label: 'Eighth' })),
]

/** Makes two profiles without payors. Returns their ids. */
const newProfiles = async (one: EffectUser): Promise<readonly [string, string]> => {
  const [first, second] = await newWallets(one)
  const create = async (walletId: string): Promise<string> =>
    (await answered(one.ports.payoutProfiles.create({ name: walletId, walletId }))).id
  return [await create(first), await create(second)]
}

/** Removes two payors from their profiles. Returns their ids. */
const freePayors = async ({ ports: { payoutDirectory, payoutProfiles } }: EffectUser) => {
  for (const { id: profileId, payors } of await answered(payoutDirectory.profiles))
    for (const { id: payorId } of payors) await answered(payoutProfiles.removePayor({ payorId, profileId }))
  return (await twoOf(payoutDirectory.payors)).map(({ id }) => id)
}

const receiving: Readonly<Record<string, Effects>> = {
  'inviteRecords.accept': async ({ ports: { inviteRecords, payoutDirectory }, invites }) =>
    invites.map(({ payload, payor }) =>
      effect(inviteRecords.accept({ payload, from: 'screen' }), async () =>
        (await answered(payoutDirectory.payors)).some(({ name }) => name === payor),
      ),
    ),
  'addressBook.createWallet': async ({ ports: { addressBook, payoutDirectory } }) =>
    ['First', 'Second'].map((label, index) =>
      effect(addressBook.createWallet({ currency: 'ETH', address: ether(index + 1), label }), async () =>
        (await answered(payoutDirectory.wallets)).some((wallet) => wallet.label === label),
      ),
    ),
  'addressBook.updateWallet': async (one) => {
    const { addressBook, payoutDirectory } = one.ports
    const [{ id: profileId, wallet }] = await twoOf(payoutDirectory.profiles)
    const { id: walletId = '', currency = '', address = '' } = wallet ?? {}
    const change = { currency, address, profileId, walletId, twoFactorCode: null }
    return ['Home', 'Office'].map((label) =>
      effect(
        addressBook.updateWallet({ ...change, label, updateAddress: false, updateLabel: true }),
        async () => (await answered(payoutDirectory.wallets)).find(({ id }) => id === walletId)?.label === label,
      ),
    )
  },
  'addressBook.deleteWallet': async (one) => {
    const { addressBook, payoutDirectory } = one.ports
    return (await newWallets(one)).map((walletId) =>
      effect(
        addressBook.deleteWallet({ walletId }),
        async () => !(await answered(payoutDirectory.wallets)).some(({ id }) => id === walletId),
      ),
    )
  },
  'payoutProfiles.create': async (one) => {
    const { payoutProfiles, payoutDirectory } = one.ports
    return (await newWallets(one)).map((walletId) =>
      effect(payoutProfiles.create({ name: walletId, walletId }), async () =>
        (await answered(payoutDirectory.profiles)).some(({ wallet }) => wallet?.id === walletId),
      ),
    )
  },
  'payoutProfiles.update': async ({ ports: { payoutProfiles, payoutDirectory } }) =>
    (await twoOf(payoutDirectory.profiles)).map(({ id: profileId }, index) =>
      effect(
        payoutProfiles.update({ profileId, name: `Renamed ${index}` }),
        async () =>
          (await answered(payoutDirectory.profiles)).find(({ id }) => id === profileId)?.name === `Renamed ${index}`,
      ),
    ),
  'payoutProfiles.remove': async (one) => {
    const { payoutProfiles, payoutDirectory } = one.ports
    return (await newProfiles(one)).map((profileId) =>
      effect(
        payoutProfiles.remove({ profileId }),
        async () => !(await answered(payoutDirectory.profiles)).some(({ id }) => id === profileId),
      ),
    )
  },
  'payoutProfiles.addPayor': async (one) => {
    const { payoutProfiles, payoutDirectory } = one.ports
    const payorIds = await freePayors(one)
    const [profileId] = await newProfiles(one)
    return payorIds.map((payorId) =>
      effect(payoutProfiles.addPayor({ payorId, profileId }), async () =>
        (await answered(payoutDirectory.profiles)).some(
          ({ id, payors }) => id === profileId && payors.some((payor) => payor.id === payorId),
        ),
      ),
    )
  },
  'payoutProfiles.addPayorToWallet': async (one) => {
    const { payoutProfiles, payoutDirectory } = one.ports
    const payorIds = await freePayors(one)
    return (await newWallets(one)).map((walletId, index) => {
      const payorId = payorIds[index] ?? ''
      return effect(payoutProfiles.addPayorToWallet({ name: walletId, payorId, walletId }), async () =>
        (await answered(payoutDirectory.profiles)).some(
          ({ wallet, payors }) => wallet?.id === walletId && payors.some((payor) => payor.id === payorId),
        ),
      )
    })
  },
}

/** Effects of the methods that write, read through other methods of the same provider. */
export const effects = { ...user, ...cardsAndBills, ...receiving }
