import { decimalText } from '@paydeck/core/model'
import { payoutIn } from '@paydeck/sandbox/receiving/currencies'
import { executePayouts } from '@paydeck/sandbox/receiving/held-payouts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from './in-time.ts'
import { account, at, type Client } from './running.ts'

const day = 86_400_000
const recipient = (status: string) => ({ applications: [{ productName: 'payoutsRecipient', status }] })

const time = sandboxInTime()

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/**
 * Creates an approved recipient with two payors. `profileFor` adds a profile for a new address, which awaits approval.
 * `assign` adds a payor to a profile.
 */
const makeUser = async () => {
  const payors = ['Lumen Payroll', 'Tidewater Studios']
  const client = await account('shopper', { ...recipient('approved'), payors }, time.running)
  const field = async (
    operation: Parameters<Client['graphql']>[0],
    variables: Readonly<Record<string, unknown>>,
    ...path: ReadonlyArray<string>
  ) => String(at((await client.graphql(operation, variables)).body, 'data', 'user', ...path))
  const ids = at((await client.graphql('GetPayors')).body, 'data', 'user', 'payors')
  const profileFor = async (currency: string, address: string): Promise<string> => {
    const walletId = await field('CreateWallet', { currency, address, label: 'Savings' }, 'createWallet', 'id')
    return field('createPayoutProfile', { name: 'Savings', walletId }, 'createPayoutProfile', 'id')
  }
  const assign = async (profileId: string, payor = 0): Promise<void> => {
    await client.graphql('AddPayorToProfile', { profileId, payorId: String(at(ids, payor, 'id')) })
  }
  return { client, profileFor, assign }
}

/** Sends a payout from a payor to the user. Returns the reason why the payout is held, or null if it is not held. */
const payOut = async (client: Client, amount = '250.00', payor = 'Lumen Payroll'): Promise<unknown> =>
  at(await client.control('POST', 'payouts', { payor, amount }), 'hold')

const approve = (client: Client): Promise<unknown> => client.control('POST', 'addresses/approve', {})

const heldPayouts = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const list = at(await client.control('GET', 'payouts'), 'held')
  return Array.isArray(list) ? list.map((one) => at(one, 'hold')) : []
}

const recentInput = { limit: 100, startDate: '2020-01-01', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const

/** Returns the payouts in the recent activity, newest first. */
const payouts = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const items = at((await client.graphql('GetRecentActivity', recentInput)).body, 'data', 'user', 'recentActivity')
  const list: ReadonlyArray<unknown> = Array.isArray(items) ? items : []
  return list.filter((item) => at(item, '__typename') === 'Payout')
}

/**
 * Creates a user with an approved address to which the payor 'Lumen Payroll' pays. Then applies `changes` to the account.
 */
const payableUser = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const made = await makeUser()
  await made.assign(await made.profileFor('BTC', btc))
  await approve(made.client)
  await made.client.control('POST', 'account', changes)
  return made
}

describe('payouts', () => {
  it('VERIF-053 PAY-034 a payout goes to the wallet of its sender’s profile; its amount is converted to whole satoshis', async () => {
    const { client } = await payableUser()
    expect(await payOut(client, '250')).toBeNull()
    const [payout, ...others] = await payouts(client)
    expect(others).toEqual([])
    expect(payout).toMatchObject({
      fiatCurrency: 'USD',
      fiatAmount: '250.00',
      merchant: { merchantName: 'Lumen Payroll' },
    })
    // At 93,912.40 dollars for a bitcoin, 250 dollars are 0.002662055281304… bitcoins.
    expect(at(payout, 'transactions')).toMatchObject([
      {
        amount: '0.00266205',
        exchangeRate: '93912.40',
        transactionCurrency: 'BTC',
        wallet: { label: 'Savings', address: btc },
      },
    ])
  })

  it.each(['pending', 'rejected', 'initializing'])(
    'VERIF-053 while the recipient’s application is %s, a payout is held; approval of the application releases it',
    async (status) => {
      const { client } = await payableUser()
      await client.control('POST', 'account', recipient(status))
      expect([await payOut(client), await payOut(client)]).toEqual(['verification', 'verification'])
      expect(await payouts(client)).toEqual([])
      await client.control('POST', 'account', recipient('approved'))
      expect(await payouts(client)).toHaveLength(2)
      expect(await heldPayouts(client)).toEqual([])
      await client.control('POST', 'account', recipient('rejected'))
      expect(await payouts(client)).toHaveLength(2)
    },
  )

  it('VERIF-053 a payout is held if the recipient has not applied for payouts, even after an approval for another product', async () => {
    const { client } = await payableUser()
    for (const applications of [[], [{ productName: 'individualShopperTier1', status: 'approved' }]]) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await client.control('POST', 'account', { applications })
      expect(await payOut(client)).toBe('verification')
    }
    expect(await payouts(client)).toEqual([])
  })

  it('VERIF-053 RECV-019 a payout is held until a payout profile contains its sender', async () => {
    const { client, profileFor, assign } = await makeUser()
    const profile = await profileFor('BTC', btc)
    await approve(client)
    await assign(profile, 1)
    expect(await payOut(client, '10.00', 'Lumen Payroll')).toBe('profile')
    expect(await payOut(client, '20.00', 'Tidewater Studios')).toBeNull()
    time.advance(1000)
    await assign(profile, 0)
    expect((await payouts(client)).map((payout) => at(payout, 'fiatAmount'))).toEqual(['10.00', '20.00'])
  })

  it('VERIF-053 RECV-095 a payout is held until the receiving address is approved', async () => {
    const { client, profileFor, assign } = await makeUser()
    await assign(await profileFor('BTC', btc))
    expect(await payOut(client)).toBe('approval')
    expect(await payouts(client)).toEqual([])
    await approve(client)
    expect(await payouts(client)).toHaveLength(1)
  })

  it('VERIF-053 RECV-064 RECV-066 a payout is held while payouts to its recipient or in its currency are disabled', async () => {
    const { client } = await payableUser({ payoutRefusal: 'accountNotAllowed', disabledCurrencies: ['BTC'] })
    expect(await payOut(client)).toBe('account')
    await client.control('POST', 'account', { payoutRefusal: null })
    expect(await heldPayouts(client)).toEqual(['currency'])
    expect(await payouts(client)).toEqual([])
    await client.control('POST', 'account', { disabledCurrencies: [] })
    expect(await payouts(client)).toHaveLength(1)
  })

  it('VERIF-053 a payout is released only once, even if approvals and reads arrive concurrently', async () => {
    const { client } = await payableUser(recipient('pending'))
    await Promise.all(Array.from({ length: 3 }, () => payOut(client)))
    await Promise.all([
      ...Array.from({ length: 4 }, () => client.control('POST', 'account', recipient('approved'))),
      ...Array.from({ length: 4 }, () => approve(client)),
      ...Array.from({ length: 4 }, () => payouts(client)),
    ])
    const all = await payouts(client)
    expect(all).toHaveLength(3)
    expect(new Set(all.map((payout) => at(payout, 'id'))).size).toBe(3)
    expect(await heldPayouts(client)).toEqual([])
  })

  it('VERIF-053 A2 a payout stays held if only the addresses of another account are approved', async () => {
    const [one, other] = await Promise.all([payableUser(), payableUser(recipient('pending'))])
    await payOut(other.client)
    await approve(one.client)
    expect([await payouts(one.client), await heldPayouts(one.client), await payouts(other.client)]).toEqual([
      [],
      [],
      [],
    ])
    expect(await heldPayouts(other.client)).toEqual(['verification'])
  })

  it('RECV-096 CALL-071 the date of the first payout is not set until the payout is released', async () => {
    const { client } = await payableUser(recipient('pending'))
    await payOut(client)
    const first = async () =>
      at((await client.graphql('START_GET_PAYOUT_PROFILES')).body, 'data', 'user', 'firstPayout')
    expect(await first()).toBeNull()
    await client.control('POST', 'account', recipient('approved'))
    expect(await first()).not.toBeNull()
  })

  it('CALL-119 the control API rejects a payout with an invalid amount or an unknown sender', async () => {
    const { client } = await payableUser()
    for (const amount of ['', '0', '0.00', '-5', '1.234', '1e3', '12,50', '100000000.01', '9'.repeat(40)]) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await expect(payOut(client, amount), amount).rejects.toThrow('422')
    }
    await expect(payOut(client, '1')).resolves.toBeNull()
    await expect(payOut(client, '1.234')).rejects.toThrow('Enter the amount in dollars and cents, such as \\"18.40\\".')
    await expect(payOut(client, '5.00', 'Nobody')).rejects.toThrow(/404.*This account has no sender with this name\./)
    expect(await payOut(client, '0.01')).toBeNull()
    expect(await payOut(client, '100000000.00')).toBeNull()
    expect(await payouts(client)).toHaveLength(3)
  })

  it('VERIF-053 if no payout can be released, the check of held payouts takes two database queries and no lock', async () => {
    const { client } = await makeUser()
    expect(await payOut(client)).toBe('profile')
    const { server, queries: recentInput } = time.running
    const { queries: database, random } = server.environment
    const user = await database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', client.userId)
      .executeTakeFirstOrThrow()
    const before = recentInput()
    await executePayouts({ database, random, now: time.now }, user)
    // Two queries are expected: for the held payouts, and for the approval of the recipient.
    expect(recentInput() - before).toBe(2)
  })
})

describe('approval of receiving addresses', () => {
  const states = async (client: Client): Promise<ReadonlyArray<unknown>> => {
    const list = at((await client.graphql('GetWallets')).body, 'data', 'user', 'wallets')
    return Array.isArray(list) ? list.map((wallet) => at(wallet, 'status', 'isActive')) : []
  }

  it('RECV-024 RECV-094 RECV-095 an address is approved 24 hours after it was added, by the simulated clock of its account', async () => {
    const [{ client, profileFor, assign }, other] = await Promise.all([makeUser(), makeUser()])
    const [profile] = await Promise.all([profileFor('BTC', btc), other.profileFor('BTC', btc)])
    await assign(profile)
    await payOut(client)
    await client.control('POST', 'clock', { advance: day - 1 })
    expect([await states(client), await payouts(client)]).toEqual([[false], []])
    await client.control('POST', 'clock', { advance: 1 })
    expect([await states(client), (await payouts(client)).length]).toEqual([[true], 1])
    expect(await states(other.client)).toEqual([false])
  })

  it('RECV-095 the control API approves all addresses of the account, and no address of another account', async () => {
    const [one, other] = await Promise.all([makeUser(), makeUser()])
    await one.profileFor('BTC', btc)
    await one.profileFor('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    await other.profileFor('BTC', btc)
    await approve(one.client)
    expect([await states(one.client), await states(other.client)]).toEqual([[true, true], [false]])
  })
})

describe('amount of a payout', () => {
  it('VERIF-053 payoutIn converts an amount to coins, rounded down to the smallest unit of the currency', () => {
    const places: Readonly<Record<string, number>> = {
      BTC: 8,
      ETH: 18,
      XRP: 6,
      DOGE: 8,
      SOL: 9,
      SHIB: 18,
      GUSD: 2,
      USDC_m: 6,
      USDCn_m: 6,
      MATIC: 18,
    }
    const parts = (text: string, decimals: number): bigint => {
      const [whole = '', fraction = ''] = text.split('.')
      return BigInt(whole + fraction.padEnd(decimals, '0'))
    }
    const cents = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000_000_000 }))
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(places)), cents, (currency, sum) => {
        const paid = payoutIn(currency, sum)
        const decimals = places[currency] ?? 0
        if (paid === null) throw new Error(currency)
        expect(decimalText(paid.amount)).toBe(paid.amount)
        const fraction = paid.exchangeRate.split('.')[1] ?? ''
        const price = parts(paid.exchangeRate, fraction.length)
        const owed = BigInt(sum) * 10n ** BigInt(decimals + fraction.length)
        const minor = parts(paid.amount, decimals)
        expect(minor * price * 100n <= owed && owed < (minor + 1n) * price * 100n).toBe(true)
      }),
    )
  })

  it('VERIF-053 payoutIn returns null for a currency without payouts', () => {
    expect(['USD', '', 'LNBTC', 'XMR'].map((currency) => payoutIn(currency, 100))).toEqual([null, null, null, null])
  })
})
