import { graphqlPayoutRecords } from '@paydeck/adapters/graphql/receiving/payouts'
import { restApplicationRecords } from '@paydeck/adapters/rest/verification/applications'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, startSandbox } from '../../sandbox/running.ts'
import { ether, portsOf, type Recipient, recipient, replyOf } from '../recipient.ts'

describe('payout records', () => {
  let user: Recipient
  beforeAll(async () => {
    user = await recipient()
  })

  it('CALL-053 RECV-093 GetPayors returns only the id and the name of each payor', async () => {
    const payors = replyOf(await user.client.graphql('GetPayors'), 'payors')
    expect(payors).toEqual([
      { id: user.payorIds[0], name: 'Lumen Payroll' },
      { id: user.payorIds[1], name: 'Tidewater Studios' },
      { id: user.payorIds[2], name: 'Cobalt Research' },
    ])
    expect(new Set(user.payorIds).size).toBe(3)
  })

  it('CALL-054 RECV-091 GetPayoutProfiles returns each profile with its payors and its wallet', async () => {
    const profiles = replyOf(await user.client.graphql('GetPayoutProfiles'), 'payoutProfiles')
    expect(profiles).toEqual([
      {
        id: expect.any(String) as unknown,
        name: 'Savings',
        payors: [{ id: user.payorIds[0], name: 'Lumen Payroll' }],
        wallet: {
          id: expect.any(String) as unknown,
          address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
          currency: 'BTC',
          label: 'Savings',
        },
        percentage: 100,
      },
      expect.objectContaining({
        name: 'Everyday',
        payors: [{ id: user.payorIds[1], name: 'Tidewater Studios' }],
      }) as unknown,
    ])
  })

  it('CALL-055 RECV-094 GetWallets returns each wallet with its approval status', async () => {
    const wallets = replyOf(await user.client.graphql('GetWallets'), 'wallets')
    expect(wallets).toMatchObject([
      { id: user.walletIds[0], currency: 'BTC', label: 'Savings', status: { isActive: true } },
      { id: user.walletIds[1], currency: 'USDC', label: 'Everyday', status: { isActive: false } },
    ])
  })

  it('CALL-053 CALL-054 CALL-055 CALL-071 GetPayors, GetPayoutProfiles and GetWallets return the same as the start-up call', async () => {
    const { directory, client } = user
    const [payors, profiles, wallets] = [
      await answered(directory.payors),
      await answered(directory.profiles),
      await answered(directory.wallets),
    ]
    expect(await answered(graphqlPayoutRecords(clientsOf(client).graphql).atStart)).toMatchObject({
      payors,
      profiles,
      wallets,
    })
  })

  it('CALL-053 CALL-054 CALL-055 GetPayors, GetPayoutProfiles and GetWallets return no records of another user', async () => {
    const { directory } = portsOf(await account('shopper'))
    expect([
      await answered(directory.payors),
      await answered(directory.profiles),
      await answered(directory.wallets),
    ]).toEqual([[], [], []])
  })

  it('RECV-098 the verification application of a payout recipient has a status and a list of tasks, such as taking a selfie', async () => {
    const applications = [
      {
        productName: 'payoutsRecipient',
        status: 'pending',
        collectionStatus: 'incomplete',
        collectionTasks: [{ name: 'selfie', status: 'notStarted' }],
      },
    ]
    const client = await account('shopper', { applications })
    const [found] = await answered(restApplicationRecords(clientsOf(client).rest).list)
    expect(found).toMatchObject({
      productName: 'payoutsRecipient',
      status: 'pending',
      collectionStatus: 'incomplete',
      collectionTasks: [{ name: 'selfie', status: 'notStarted' }],
    })
  })
})

describe('payout currencies', () => {
  const optionsOf = async (overrides: Readonly<Record<string, unknown>> = {}) =>
    answered(portsOf(await account('recipient', overrides)).directory.currencies)

  it('CALL-056 RECV-097 GetCurrencies returns each currency with codes, chain and names', async () => {
    const client = await account('recipient')
    const options = replyOf(await client.graphql('GetCurrencies'), 'payoutCurrencies')
    expect(options).toContainEqual({
      code: 'USDC_m',
      name: 'Bridged USD Coin',
      chain: 'MATIC',
      chainName: 'Polygon',
      enabled: true,
      showChain: false,
      displayName: 'Bridged USD Coin',
      displayCode: 'USDC.e',
    })
    expect(at(options, 0)).toMatchObject({ code: 'BTC', displayCode: 'BTC', enabled: true, showChain: false })
  })

  it('RECV-097 CUR-021 GetCurrencies sets `showChain` only for a currency that exists on several chains', async () => {
    const options = await optionsOf()
    const shown = options.filter(({ showChain }) => showChain)
    expect(shown.map(({ code, chainName }) => [code, chainName])).toEqual([
      ['USDC', 'Ethereum'],
      ['USDCn_m', 'Polygon'],
      ['USDC_arb', 'Arbitrum'],
      ['USDC_op', 'Optimism'],
      ['USDC_base', 'Base'],
    ])
    expect(new Set(options.map(({ code }) => code)).size).toBe(options.length)
  })

  it('RECV-097 CUR-013 GetCurrencies marks USDT as enabled, and GUSD and BUSD as disabled', async () => {
    const options = await optionsOf()
    expect(options.find(({ code }) => code === 'USDT')?.enabled).toBe(true)
    expect(options.filter(({ enabled }) => !enabled).map(({ code }) => code)).toEqual(['GUSD', 'BUSD'])
  })

  it('RECV-064 RECV-097 GetCurrencies marks currencies that the account may not receive as disabled', async () => {
    const options = await optionsOf({ disabledCurrencies: ['BTC', 'DOGE'] })
    expect(options.filter(({ enabled }) => !enabled).map(({ code }) => code)).toEqual(['BTC', 'GUSD', 'BUSD', 'DOGE'])
  })
})

describe('acceptance of payouts', () => {
  it('CALL-058 RECV-075 CanAcceptPayouts returns true and no reason for an approved recipient', async () => {
    const { client, directory } = await recipient()
    expect(replyOf(await client.graphql('CanAcceptPayouts'), 'canAcceptPayouts')).toEqual({
      canAccept: true,
      reason: null,
    })
    expect(await answered(directory.acceptance)).toEqual({ canAccept: true, reason: null })
    expect((await recipient()).client.tokens.payee).not.toBeNull()
  })

  it.each(['currencyNotAllowed', 'accountNotAllowed'])(
    'CALL-058 RECV-075 RECV-076 CanAcceptPayouts returns false with the reason %s',
    async (payoutRefusal) => {
      const { directory, client, invites } = await recipient({ payoutRefusal })
      expect(await answered(directory.acceptance)).toEqual({ canAccept: false, reason: payoutRefusal })
      const { token } = (await client.control('POST', 'payout-invites', { payor: 'Harbor Studio' })) as {
        readonly token: string
      }
      expect(await answered(invites.check({ payload: token, from: 'screen' }))).toEqual({
        canAccept: false,
        reason: payoutRefusal,
      })
    },
  )

  it('CALL-015 CALL-058 CALL-059 the calls that check and accept an invite have other names at start-up than on the page', async () => {
    const { client, invites, calls } = await recipient()
    const { token: payload } = (await client.control('POST', 'payout-invites', { payor: 'Harbor Studio' })) as {
      readonly token: string
    }
    await client.control('DELETE', 'calls')
    for (const from of ['start', 'screen'] as const) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      expect(await answered(invites.check({ payload, from }))).toEqual({ canAccept: true, reason: null })
      // eslint-disable-next-line no-await-in-loop
      await answered(invites.accept({ payload, from }))
    }
    await answered(invites.markSeen({ payload }))
    expect((await calls()).map((call) => [at(call, 'name'), at(call, 'input', 'payload'), at(call, 'token')])).toEqual([
      ['CAN_ACCEPT_PAYOUTS', payload, 'user'],
      ['START_ACCEPT_PAYOUTS_INVITE', payload, 'payee'],
      ['CanAcceptPayouts', payload, 'user'],
      ['AcceptPayoutsInvite', payload, 'payee'],
      ['HasSeenInvite', payload, 'payee'],
    ])
  })

  it('CALL-059 CALL-060 AcceptPayoutsInvite returns success, and HasSeenInvite returns whether the invite exists', async () => {
    const { client } = await recipient()
    const { token: payload } = (await client.control('POST', 'payout-invites', { payor: 'Harbor Studio' })) as {
      readonly token: string
    }
    expect(replyOf(await client.graphql('HasSeenInvite', { payload }), 'hasSeenInvite')).toBe(true)
    expect(replyOf(await client.graphql('HasSeenInvite', { payload: 'another' }), 'hasSeenInvite')).toBe(false)
    expect(replyOf(await client.graphql('AcceptPayoutsInvite', { payload }), 'acceptPayoutsInvite')).toEqual({
      success: true,
    })
  })
})

describe('order of payout records', () => {
  it('CALL-054 CALL-055 wallets and profiles that were created in the same millisecond are listed in order of creation', async () => {
    const moment = Date.now()
    const running = await startSandbox({ clock: () => moment })
    const { book, profiles, directory, wallets, walletIds } = await recipient({}, running)
    const numbers = [5, 3, 8, 1, 9, 2]
    const made: Array<string> = []
    for (const number of numbers) {
      // oxlint-disable-next-line no-await-in-loop -- the steps depend on each other
      made.push(await answered(book.createWallet({ currency: 'ETH', address: ether(number), label: `${number}` })))
    }
    expect((await wallets()).map(({ id }) => id)).toEqual([...walletIds, ...made])
    for (const [index, walletId] of made.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the steps depend on each other
      await answered(profiles.create({ name: `${numbers[index]}`, walletId }))
    }
    const names = (await answered(directory.profiles)).map(({ name }) => name)
    expect(names.slice(2)).toEqual(numbers.map(String))
    await running.close()
  })
})
