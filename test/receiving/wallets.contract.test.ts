import { graphqlBody, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import { createWallet } from '@paydeck/adapters/wire/receiving/address-form'
import { rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { account, answerOf, at, sandbox } from '../sandbox/running.ts'
import { checksummedEther, ether, type Recipient, recipient, errorOf, operationError, replyOf } from './recipient.ts'

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const form = (number: number, label = 'Cold storage') => ({ currency: 'ETH', address: ether(number), label })
const queries = async () => (await sandbox()).server.environment.queries
const walletsOf = async ({ client }: Recipient) =>
  (await queries()).selectFrom('wallets').selectAll().where('userId', '=', client.userId).orderBy('createdAt').execute()

describe('address validation', () => {
  let user: Recipient
  beforeAll(async () => {
    user = await recipient()
  })

  it.each([
    ['an address of it', 'ETH', ether(), true],
    ['an address of its chain', 'USDC_base', ether(), true],
    ['an address of another chain', 'BTC', ether(), false],
    ['an address of it', 'BTC', bitcoin, true],
    ['an address with a wrong letter', 'BTC', `${bitcoin.slice(0, -1)}b`, false],
    ['nothing', 'ETH', '', false],
    ['an address of no currency', 'NOPE', ether(), false],
    ['a huge text', 'ETH', 'x'.repeat(50_000), false],
  ])(
    'CALL-057 RECV-081 RECV-082 RECV-083 ValidateAddress returns the expected boolean for %s (%s)',
    async (_, currency, address, isValid) => {
      const answer = await user.client.graphql('ValidateAddress', { currency, address })
      expect(replyOf(answer, 'validateAddress')).toBe(isValid)
      expect(await answered(user.book.validate({ currency, address }))).toBe(isValid)
    },
  )
})

describe('new wallets', () => {
  it('CALL-061 RECV-094 RECV-095 CreateWallet returns the id of a new wallet, which awaits approval and has no profile', async () => {
    const { client, wallets, payorNames, book } = await recipient()
    const made = replyOf(await client.graphql('CreateWallet', form(1)), 'createWallet')
    expect(made).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) as unknown })
    expect((await wallets()).at(-1)).toEqual({ id: at(made, 'id'), ...form(1), isActive: false })
    expect(await payorNames()).toHaveLength(2)
    expect(await answered(book.createWallet(form(2)))).toEqual(expect.any(String))
  })

  it('CALL-061 CreateWallet sends one email and adds one security event, even if the same address is sent twice', async () => {
    const { client, mails, book } = await recipient()
    await answered(book.createWallet(form(1)))
    await answered(book.createWallet(form(1, 'Another name')))
    expect(await mails()).toEqual(['A receiving address was added'])
    const { body } = await client.rest('GET', '/auth/security-history')
    expect(at(body, 'events', 0, 'kind')).toBe('address-added')
    expect(at(body, 'events', 1, 'kind')).not.toBe('address-added')
  })

  it('RECV-081 CreateWallet rejects an unavailable currency, and an address that does not match its currency', async () => {
    const user = await recipient({ disabledCurrencies: ['DOGE'] })
    const create = (change: object) => operationError(user.client, 'CreateWallet', { ...form(1), ...change })
    expect(await create({ address: bitcoin })).toBe("This address doesn't match the currency.")
    expect(await create({ address: `${ether(1)}0` })).toBe("This address doesn't match the currency.")
    for (const currency of ['DOGE', 'BUSD', 'NOPE', '']) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      expect(await create({ currency }), currency).toBe("This currency isn't available.")
    }
    expect(await walletsOf(user)).toHaveLength(2)
  })

  it.each([
    ['nothing', '', 'Enter a name of 1 to 64 characters.'],
    ['spaces', '   ', 'Enter a name of 1 to 64 characters.'],
    ['65 characters', 'x'.repeat(65), 'Enter a name of 1 to 64 characters.'],
    ['100,000 characters', 'x'.repeat(100_000), 'Enter a name of 1 to 64 characters.'],
    ['a mark of direction', 'a\u202Eb', 'Remove hidden characters from the name.'],
    ['a character without width', 'a\u200Bb', 'Remove hidden characters from the name.'],
    ['a new line', 'a\nb', 'Remove hidden characters from the name.'],
  ])(
    'CALL-061 CALL-070 CreateWallet and createPayoutProfile both reject an invalid label: %s',
    async (_, label, message) => {
      const user = await recipient()
      expect(await operationError(user.client, 'CreateWallet', form(1, label))).toBe(message)
      expect(
        await operationError(user.client, 'createPayoutProfile', {
          name: label,
          walletId: await user.createSpareWallet(2),
        }),
      ).toBe(message)
      expect(await walletsOf(user)).toHaveLength(3)
    },
  )

  it('RECV-086 RECV-111 if a wallet without a profile already has the address, CreateWallet returns it with the new label', async () => {
    const { book, wallets } = await recipient()
    const first = await answered(book.createWallet(form(1)))
    expect(await answered(book.createWallet(form(1, ' Renamed ')))).toBe(first)
    expect((await wallets()).filter(({ currency }) => currency === 'ETH')).toEqual([
      { id: first, ...form(1, 'Renamed'), isActive: false },
    ])
  })

  it('CALL-061 RECV-111 CreateWallet rejects an address for which the user already has a profile', async () => {
    const user = await recipient()
    const input = { currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', label: 'Again' }
    expect(await operationError(user.client, 'CreateWallet', input)).toBe(
      'You already receive payouts at this address.',
    )
    const typed = { ...input, address: `BITCOIN:${input.address.toUpperCase()}?amount=1` }
    expect(await operationError(user.client, 'CreateWallet', typed)).toBe(
      'You already receive payouts at this address.',
    )
    expect((await walletsOf(user)).map(({ label }) => label)).toEqual(['Savings', 'Everyday'])
    // A second user may store the same address. An error here would reveal that the address belongs to another user.
    const other = await recipient({ payors: ['Harbor Studio'], payouts: 0 })
    expect(await answered(other.book.createWallet(input))).toEqual(expect.any(String))
  })

  it.each([
    ['ETH', `ethereum:${checksummedEther}@0x1`],
    ['ETH', `0X${ether().slice(2).toUpperCase()}`],
    ['ETH', ether()],
    ['MATIC', `polygon:${checksummedEther}`],
  ])('RECV-081 CreateWallet stores an address of the currency %s in lower case: %s', async (currency, address) => {
    const user = await recipient()
    expect(await answered(user.book.createWallet({ currency, address, label: 'Any' }))).toEqual(expect.any(String))
    expect((await walletsOf(user)).at(-1)).toMatchObject({ currency, address: ether() })
    const again = { currency, address: checksummedEther, label: 'Again' }
    expect(await answered(user.book.createWallet(again))).toEqual((await walletsOf(user)).at(-1)?.id)
  })

  it('RECV-081 CreateWallet rejects a mixed-case address with a wrong checksum', async () => {
    const user = await recipient()
    const input = { currency: 'ETH', address: checksummedEther.replace('fB', 'FB'), label: 'Any' }
    expect(await operationError(user.client, 'CreateWallet', input)).toBe("This address doesn't match the currency.")
  })

  it('CALL-061 CreateWallet creates only one wallet if the same request is sent several times at once', async () => {
    const user = await recipient()
    const answers = await Promise.all(Array.from({ length: 6 }, () => user.client.graphql('CreateWallet', form(1))))
    expect(new Set(answers.map((answer) => at(replyOf(answer, 'createWallet'), 'id'))).size).toBe(1)
    expect(await walletsOf(user)).toHaveLength(3)
    expect(await user.mails()).toEqual(['A receiving address was added'])
  })

  it('F4 CALL-061 for a repeated idempotency key, CreateWallet repeats its response, or rejects the key if the input differs', async () => {
    const { client, profiles } = await recipient()
    const send = async (input: object) => {
      const { name, document } = createWallet
      const headers = { 'content-type': 'application/json', [keyHeader]: 'a-key-of-a-wallet' }
      const variables = { ...input, token: client.tokens.payee, csrf: client.csrf }
      return answerOf(
        await client.fetch(graphqlPath, { method: 'POST', headers, body: graphqlBody({ name, document, variables }) }),
      )
    }
    const first = await send(form(1))
    const walletId = String(at(replyOf(first, 'createWallet'), 'id'))
    await answered(profiles.create({ name: 'Cold', walletId }))
    expect(await send(form(1))).toEqual(first)
    expect(errorOf(await send(form(2)))).toBe('This key was already used for another request.')
  })

  it('CALL-061 RECV-113 CreateWallet allows at most fifty wallets per user, and twenty new wallets a minute', async () => {
    const user = await recipient()
    const { userId } = user.client
    const rows = Array.from({ length: 48 }, (_, index) => ({
      ...form(1000 + index),
      id: `${userId}-${index}`,
      userId,
      createdAt: 1,
      addressSince: 1,
    }))
    await (await queries()).insertInto('wallets').values(rows).execute()
    expect(await operationError(user.client, 'CreateWallet', form(1))).toBe(
      'You can have up to 50 addresses. Remove one to add another.',
    )
    await answered(user.book.deleteWallet({ walletId: `${userId}-0` }))
    await user.createSpareWallet(1)

    const busy = await recipient()
    for (let number = 1; number <= 20; number += 1) await busy.createSpareWallet(number)
    expect((await busy.client.graphql('CreateWallet', form(21))).status).toBe(429)
  })
})

describe('deletion of wallets', () => {
  it('CALL-063 RECV-090 DeleteWallet returns "success", removes the wallet and emails the user', async () => {
    const user = await recipient()
    const walletId = await user.createSpareWallet()
    expect(replyOf(await user.client.graphql('DeleteWallet', { walletId }), 'deleteWallet')).toEqual({
      status: 'success',
    })
    expect(await walletsOf(user)).toHaveLength(2)
    expect((await user.mails())[0]).toBe('A receiving address was removed')
    expect(await user.book.deleteWallet({ walletId })()).toEqual(E.left(rejected(200, 'Not found.')))
  })

  it('CALL-063 RECV-112 DeleteWallet rejects a wallet that has a profile', async () => {
    const user = await recipient()
    const [walletId = ''] = user.walletIds
    expect(await operationError(user.client, 'DeleteWallet', { walletId })).toBe(
      'A payout profile uses this address. Delete that profile first.',
    )
    expect(await walletsOf(user)).toHaveLength(2)
  })
})

describe('payee token of a user', () => {
  const noAccess = 'User does not have payouts access, please complete account verification.'

  it('CALL-012 RECV-080 ERR-075 without a payee token, a user cannot create, change or delete wallets and profiles', async () => {
    const one = await recipient()
    // The user has payors, but no approved application.
    const client = await account('recipient', { applications: [] })
    expect(client.tokens.payee).toBeNull()
    const ids = { profileId: one.profileIds[0], walletId: one.walletIds[0], payorId: one.payorIds[0], name: 'x' }
    const everything = {
      ...ids,
      ...form(1),
      updateAddress: false,
      updateLabel: true,
      includeName: true,
      includeWallet: false,
    }
    const names = [
      'CreateWallet',
      'UpdateWallet',
      'DeleteWallet',
      'createPayoutProfile',
      'UpdatePayoutProfile',
      'DeletePayoutProfile',
      'AddPayorToWallet',
      'AddPayorToProfile',
      'RemovePayorFromProfile',
    ] as const
    for (const name of names) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      expect(await client.graphql(name, everything), name).toEqual({
        status: 403,
        body: { error: noAccess, code: 'payee' },
      })
    }
  })

  it('CALL-012 CreateWallet requires the payee token, and rejects the user token; calls that only read use the user token', async () => {
    const { client, calls } = await recipient()
    const asUser = (name: string, document: string, variables: object) =>
      client.fetch(graphqlPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: graphqlBody({
          name,
          document,
          variables: { ...variables, token: client.tokens.user, csrf: client.csrf },
        }),
      })
    expect((await asUser(createWallet.name, createWallet.document, form(1))).status).toBe(403)
    await client.control('DELETE', 'calls')
    await client.graphql('CreateWallet', form(1))
    for (const name of ['GetPayors', 'GetPayoutProfiles', 'GetWallets', 'GetCurrencies', 'CanAcceptPayouts'] as const) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect(errorOf(await client.graphql(name))).toBeUndefined()
    }
    expect((await calls()).map((call) => at(call, 'token'))).toEqual(['payee', 'user', 'user', 'user', 'user', 'user'])
  })
})
