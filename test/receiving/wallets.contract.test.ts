import { graphqlBody, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import { createWallet } from '@paydeck/adapters/wire/receiving/address-form'
import { rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { account, answerOf, at, sandbox } from '../sandbox/running.ts'
import { checksummedEther, ether, type Recipient, recipient, refusal, refusalOf, reply } from './recipient.ts'

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const form = (number: number, label = 'Cold storage') => ({ currency: 'ETH', address: ether(number), label })
const queries = async () => (await sandbox()).server.environment.queries
const walletsOf = async ({ client }: Recipient) =>
  (await queries()).selectFrom('wallets').selectAll().where('userId', '=', client.userId).execute()

describe('validating an address', () => {
  let somebody: Recipient
  beforeAll(async () => {
    somebody = await recipient()
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
  ])('CALL-057 RECV-081 RECV-082 RECV-083 answers with a boolean: %s (%s)', async (_, currency, address, isValid) => {
    const answer = await somebody.client.graphql('ValidateAddress', { currency, address })
    expect(reply(answer, 'validateAddress')).toBe(isValid)
    expect(await answered(somebody.book.validate({ currency, address }))).toBe(isValid)
  })
})

describe('a new wallet', () => {
  it('CALL-061 RECV-094 RECV-095 is answered with by its id, waits for its approval, and no profile has it', async () => {
    const { client, wallets, members, book } = await recipient()
    const made = reply(await client.graphql('CreateWallet', form(1)), 'createWallet')
    expect(made).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) as unknown })
    expect((await wallets()).at(-1)).toEqual({ id: at(made, 'id'), ...form(1), isActive: false })
    expect(await members()).toHaveLength(2)
    expect(await answered(book.createWallet(form(2)))).toEqual(expect.any(String))
  })

  it('CALL-061 tells its owner by mail and in the security history, once', async () => {
    const { client, mails, book } = await recipient()
    await answered(book.createWallet(form(1)))
    await answered(book.createWallet(form(1, 'Another name')))
    expect(await mails()).toEqual(['A receiving address was added'])
    const { body } = await client.rest('GET', '/auth/security-history')
    expect(at(body, 'events', 0, 'kind')).toBe('address-added')
    expect(at(body, 'events', 1, 'kind')).not.toBe('address-added')
  })

  it('RECV-081 has an address of its currency, whatever the client has asked before', async () => {
    const somebody = await recipient({ disabledCurrencies: ['DOGE'] })
    const create = (change: object) => refusalOf(somebody.client, 'CreateWallet', { ...form(1), ...change })
    expect(await create({ address: bitcoin })).toBe("This address doesn't match the currency.")
    expect(await create({ address: `${ether(1)}0` })).toBe("This address doesn't match the currency.")
    for (const currency of ['DOGE', 'BUSD', 'NOPE', '']) {
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      expect(await create({ currency }), currency).toBe("This currency isn't available.")
    }
    expect(await walletsOf(somebody)).toHaveLength(2)
  })

  it.each([
    ['nothing', '', 'Enter a name of 1 to 64 characters.'],
    ['spaces', '   ', 'Enter a name of 1 to 64 characters.'],
    ['65 characters', 'x'.repeat(65), 'Enter a name of 1 to 64 characters.'],
    ['100,000 characters', 'x'.repeat(100_000), 'Enter a name of 1 to 64 characters.'],
    ['a mark of direction', 'a\u202Eb', 'Remove hidden characters from the name.'],
    ['a character without width', 'a\u200Bb', 'Remove hidden characters from the name.'],
    ['a new line', 'a\nb', 'Remove hidden characters from the name.'],
  ])('CALL-061 CALL-070 has a name that can be read: %s is none', async (_, label, words) => {
    const somebody = await recipient()
    expect(await refusalOf(somebody.client, 'CreateWallet', form(1, label))).toBe(words)
    expect(
      await refusalOf(somebody.client, 'createPayoutProfile', { name: label, walletId: await somebody.spare(2) }),
    ).toBe(words)
    expect(await walletsOf(somebody)).toHaveLength(3)
  })

  it('RECV-086 RECV-111 is the one that an interrupted save has left behind, with the new label', async () => {
    const { book, wallets } = await recipient()
    const first = await answered(book.createWallet(form(1)))
    expect(await answered(book.createWallet(form(1, ' Renamed ')))).toBe(first)
    expect((await wallets()).filter(({ currency }) => currency === 'ETH')).toEqual([
      { id: first, ...form(1, 'Renamed'), isActive: false },
    ])
  })

  it('CALL-061 RECV-111 is refused where a profile has the address', async () => {
    const somebody = await recipient()
    const place = { currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', label: 'Again' }
    expect(await refusalOf(somebody.client, 'CreateWallet', place)).toBe('You already receive payouts at this address.')
    const typed = { ...place, address: `BITCOIN:${place.address.toUpperCase()}?amount=1` }
    expect(await refusalOf(somebody.client, 'CreateWallet', typed)).toBe('You already receive payouts at this address.')
    expect((await walletsOf(somebody)).map(({ label }) => label)).toEqual(['Savings', 'Everyday'])
    // Another user may receive there: an address says nothing of others.
    const other = await recipient({ payors: ['Harbor Studio'], payouts: 0 })
    expect(await answered(other.book.createWallet(place))).toEqual(expect.any(String))
  })

  it.each([
    ['ETH', `ethereum:${checksummedEther}@0x1`],
    ['ETH', `0X${ether().slice(2).toUpperCase()}`],
    ['ETH', ether()],
    ['MATIC', `polygon:${checksummedEther}`],
  ])('RECV-081 CreateWallet stores an address of %s in lower case: %s', async (currency, address) => {
    const somebody = await recipient()
    expect(await answered(somebody.book.createWallet({ currency, address, label: 'Any' }))).toEqual(expect.any(String))
    expect((await walletsOf(somebody)).at(-1)).toMatchObject({ currency, address: ether() })
    const again = { currency, address: checksummedEther, label: 'Again' }
    expect(await answered(somebody.book.createWallet(again))).toEqual((await walletsOf(somebody)).at(-1)?.id)
  })

  it('RECV-081 CreateWallet refuses an address in mixed case whose checksum is wrong', async () => {
    const somebody = await recipient()
    const place = { currency: 'ETH', address: checksummedEther.replace('fB', 'FB'), label: 'Any' }
    expect(await refusalOf(somebody.client, 'CreateWallet', place)).toBe("This address doesn't match the currency.")
  })

  it('CALL-061 is one, however many ask for it at once', async () => {
    const somebody = await recipient()
    const answers = await Promise.all(Array.from({ length: 6 }, () => somebody.client.graphql('CreateWallet', form(1))))
    expect(new Set(answers.map((answer) => at(reply(answer, 'createWallet'), 'id'))).size).toBe(1)
    expect(await walletsOf(somebody)).toHaveLength(3)
    expect(await somebody.mails()).toEqual(['A receiving address was added'])
  })

  it('F4 CALL-061 is answered as it was by its key, also once a profile has it; another input is refused', async () => {
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
    const walletId = String(at(reply(first, 'createWallet'), 'id'))
    await answered(profiles.create({ name: 'Cold', walletId }))
    expect(await send(form(1))).toEqual(first)
    expect(refusal(await send(form(2)))).toBe('This key was already used for another request.')
  })

  it('CALL-061 RECV-113 is one of fifty at most, and of twenty a minute', async () => {
    const somebody = await recipient()
    const { userId } = somebody.client
    const rows = Array.from({ length: 48 }, (_, index) => ({
      ...form(1000 + index),
      id: `${userId}-${index}`,
      userId,
      createdAt: 1,
      addressSince: 1,
    }))
    await (await queries()).insertInto('wallets').values(rows).execute()
    expect(await refusalOf(somebody.client, 'CreateWallet', form(1))).toBe(
      'You can have up to 50 addresses. Remove one to add another.',
    )
    await answered(somebody.book.deleteWallet({ walletId: `${userId}-0` }))
    await somebody.spare(1)

    const busy = await recipient()
    for (let number = 1; number <= 20; number += 1) await busy.spare(number)
    expect((await busy.client.graphql('CreateWallet', form(21))).status).toBe(429)
  })
})

describe('a wallet that goes', () => {
  it('CALL-063 RECV-090 is answered with a status, and its owner told', async () => {
    const somebody = await recipient()
    const walletId = await somebody.spare()
    expect(reply(await somebody.client.graphql('DeleteWallet', { walletId }), 'deleteWallet')).toEqual({
      status: 'success',
    })
    expect(await walletsOf(somebody)).toHaveLength(2)
    expect((await somebody.mails())[0]).toBe('A receiving address was removed')
    expect(await somebody.book.deleteWallet({ walletId })()).toEqual(E.left(rejected(200, 'Not found.')))
  })

  it('CALL-063 RECV-112 stays where a profile has it', async () => {
    const somebody = await recipient()
    const [walletId = ''] = somebody.walletIds
    expect(await refusalOf(somebody.client, 'DeleteWallet', { walletId })).toBe(
      'A profile uses this address. Delete the profile first.',
    )
    expect(await walletsOf(somebody)).toHaveLength(2)
  })
})

describe('without a payee token', () => {
  const words = 'User does not have payouts access, please complete account verification.'

  it('CALL-012 RECV-080 ERR-075 nothing of it is changed', async () => {
    const one = await recipient()
    // Paid by others, and not approved as one who is.
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
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      expect(await client.graphql(name, everything), name).toEqual({
        status: 403,
        body: { error: words, code: 'payee' },
      })
    }
  })

  it('CALL-012 a token of the user is not taken where there is a payee token, and reading takes the user’s', async () => {
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
      // eslint-disable-next-line no-await-in-loop -- in this order
      expect(refusal(await client.graphql(name))).toBeUndefined()
    }
    expect((await calls()).map((call) => at(call, 'token'))).toEqual(['payee', 'user', 'user', 'user', 'user', 'user'])
  })
})
