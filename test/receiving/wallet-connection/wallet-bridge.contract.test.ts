import { restWalletBridge } from '@paydeck/adapters/rest/receiving/wallet-connection'
import { rejected } from '@paydeck/core'
import { walletPairingOf } from '@paydeck/sandbox/receiving/wallet-connection'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, type Client, sandbox } from '../../sandbox/running.ts'

const sepolia = 11_155_111
const minute = 60_000

/** Creates a user. `bridge` and `begin` act as the app; `page` and `answerInWallet` act as the wallet's page. */
const makeUser = async () => {
  const client = await account('recipient')
  const bridge = restWalletBridge(clientsOf(client).rest)
  const page = (id: string): Promise<Response> => client.fetch(`/wallet?pairing=${encodeURIComponent(id)}`)
  const begin = (chainId = sepolia) => answered(bridge.connect({ chainId }))
  const accounts = async (): Promise<ReadonlyArray<string>> =>
    [...(await (await page((await begin()).id)).text()).matchAll(/<option value="(0x[0-9a-f]{40})">/g)].map(
      ([, address]) => address ?? '',
    )
  return {
    client,
    bridge,
    page,
    begin,
    accounts,
    session: (id: string) => answered(bridge.session({ id })),
    answerInWallet: (id: string, fields: Readonly<Record<string, string>>, headers = {}) =>
      post(client, { pairing: id, ...fields }, headers),
  }
}

const post = (
  client: Client,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  client.fetch('/wallet', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const notFound = E.left(rejected(404, 'Not found.'))

describe('sandbox wallet bridge', () => {
  it('CALL-114 RECV-060 RECV-061 the call v1 returns the two supported networks; a pairing on any other network is rejected', async () => {
    const { bridge } = await makeUser()
    expect(await answered(bridge.v1)).toEqual({ chainIds: [1, sepolia] })
    for (const chainId of [0, 5, -1, 1.5, 2 ** 60]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await bridge.connect({ chainId })(), String(chainId)).toEqual(
        E.left(rejected(422, "We don't support wallets on this network.")),
      )
    }
  })

  it('RECV-061 A2 each user has three wallet accounts, which stay the same and belong to no other user', async () => {
    const [one, other] = [await makeUser(), await makeUser()]
    const accounts = await one.accounts()
    expect(accounts).toHaveLength(3)
    expect(await one.accounts()).toEqual(accounts)
    expect(new Set([...accounts, ...(await other.accounts())]).size).toBe(6)
    const shown = await (await one.page((await one.begin()).id)).text()
    expect([...shown.matchAll(/<option value="0x\w+">(\w+)/g)].map(([, name]) => name)).toEqual([
      'Main',
      'Savings',
      'Travel',
    ])
  })

  it('CALL-114 an unanswered pairing has the status "waiting" until the millisecond at which it expires', async () => {
    const { client, begin } = await makeUser()
    const { id } = await begin()
    const { queries } = (await sandbox()).server.environment
    const { expiresAt } = await queries
      .selectFrom('walletPairings')
      .select('expiresAt')
      .where('userId', '=', client.userId)
      .executeTakeFirstOrThrow()
    const at = async (now: number) => (await walletPairingOf({ queries, now }, client.userId, id))?.session
    expect(await at(expiresAt - 1)).toEqual({ status: 'waiting' })
    expect(await at(expiresAt)).toEqual({ status: 'expired' })
  })

  it('CALL-114 RECV-061 the account that the user chooses in the wallet stays connected until the app disconnects it', async () => {
    const { begin, session, answerInWallet, accounts, bridge, page } = await makeUser()
    const [, savings = ''] = await accounts()
    const { id, address } = await begin(1)
    expect(address).toBe(`/wallet?pairing=${id}`)
    expect(await session(id)).toEqual({ status: 'waiting' })
    expect((await answerInWallet(id, { account: savings, network: '1', answer: 'approve' })).status).toBe(303)
    expect(await session(id)).toEqual({ status: 'approved', address: savings, chainId: 1 })
    expect(await (await page(id)).text()).toContain('<h1>Connected</h1>')
    await answered(bridge.disconnect({ id }))
    expect(await bridge.session({ id })()).toEqual(notFound)
    await answered(bridge.disconnect({ id }))
  })

  it('the bridge returns the network that the user chose in the wallet, even if the app requested another network', async () => {
    const { begin, session, answerInWallet, accounts } = await makeUser()
    const [main = ''] = await accounts()
    const { id } = await begin(sepolia)
    await answerInWallet(id, { account: main, network: '1', answer: 'approve' })
    expect(await session(id)).toEqual({ status: 'approved', address: main, chainId: 1 })
  })

  it('RECV-118 the bridge accepts only the first valid response to a pairing, and rejects invalid responses', async () => {
    const { begin, session, answerInWallet, accounts } = await makeUser()
    const [main = '', savings = ''] = await accounts()
    const { id } = await begin()
    for (const fields of [
      { account: `0x${'1'.repeat(40)}`, network: '1', answer: 'approve' },
      { account: main, network: '5', answer: 'approve' },
      { account: main, network: '', answer: 'approve' },
      { account: main, network: '1', answer: 'perhaps' },
      { account: main, network: '1', answer: '' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await answerInWallet(id, fields)).status, JSON.stringify(fields)).toBe(400)
    }
    expect(await session(id)).toEqual({ status: 'waiting' })
    await answerInWallet(id, { answer: 'reject' })
    await answerInWallet(id, { account: main, network: '1', answer: 'approve' })
    expect(await session(id)).toEqual({ status: 'rejected' })
    const next = await begin()
    const tries = Array.from({ length: 10 }, (_, index) =>
      answerInWallet(
        next.id,
        index % 2 === 0 ? { answer: 'reject' } : { account: main, network: '1', answer: 'approve' },
      ),
    )
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303))
    const last = await begin()
    await answerInWallet(last.id, { account: savings, network: '1', answer: 'approve' })
    expect((await answerInWallet(last.id, { answer: 'reject' })).status).toBe(303)
    await answerInWallet(last.id, { account: main, network: '1', answer: 'approve' })
    expect(await session(last.id)).toEqual({ status: 'approved', address: savings, chainId: 1 })
    expect(await session((await begin()).id)).toEqual({ status: 'waiting' })
  })

  it('RECV-118 the bridge accepts a response only to the newest pairing, and only within five minutes', async () => {
    const { begin, session, answerInWallet, accounts, bridge, client, page } = await makeUser()
    const [main = ''] = await accounts()
    const [first, second] = [await begin(), await begin()]
    expect(first.id).not.toBe(second.id)
    expect(await bridge.session({ id: first.id })()).toEqual(notFound)
    const old = await page(first.id)
    await answerInWallet(first.id, { account: main, network: '1', answer: 'approve' })
    expect([old.status, await old.text()]).toEqual([404, expect.stringContaining('This request has expired')])
    // The sandbox's clock also advances in real time. In case the test runs slowly, the test first advances the clock only
    // to half a minute before the expiry.
    await client.control('POST', 'clock', { advance: 4.5 * minute })
    expect(await session(second.id)).toEqual({ status: 'waiting' })
    await client.control('POST', 'clock', { advance: 0.5 * minute })
    expect(await session(second.id)).toEqual({ status: 'expired' })
    for (const answer of ['approve', 'reject']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await answerInWallet(second.id, { account: main, network: '1', answer })
      // The server redirects to the page of the expired pairing, which does not confirm the answer.
      expect([response.status, response.headers.get('location')]).toEqual([303, `/wallet?pairing=${second.id}`])
    }
    expect(await session(second.id)).toEqual({ status: 'expired' })
    const { queries } = (await sandbox()).server.environment
    const rows = await queries
      .selectFrom('walletPairings')
      .select(['address', 'isRejected'])
      .where('userId', '=', client.userId)
      .execute()
    expect(rows).toEqual([{ address: null, isRejected: false }])
  })

  it('a second pairing stays valid for five minutes from its own start; after it expires, a third pairing can start', async () => {
    const { begin, session, client } = await makeUser()
    await begin()
    await client.control('POST', 'clock', { advance: 4 * minute })
    const { id } = await begin()
    await client.control('POST', 'clock', { advance: 4 * minute })
    expect(await session(id)).toEqual({ status: 'waiting' })
    await client.control('POST', 'clock', { advance: 2 * minute })
    expect(await session((await begin()).id)).toEqual({ status: 'waiting' })
  })

  it('the wallet page still shows the user’s decision after the app has disconnected the pairing', async () => {
    const { begin, answerInWallet, accounts, bridge, client } = await makeUser()
    const [main = ''] = await accounts()
    for (const [answer, heading] of [
      ['approve', 'Connected'],
      ['reject', 'Not connected'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      const { id } = await begin()
      const response = await answerInWallet(id, { account: main, network: '1', answer })
      await answered(bridge.disconnect({ id }))
      const page = await client.fetch(response.headers.get('location') ?? '')
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<h1>${heading}</h1>`)])
      // oxlint-enable no-await-in-loop
    }
  })

  it('A2 a user can neither see, answer nor end another user’s pairing', async () => {
    const [me, other] = [await makeUser(), await makeUser()]
    const [mine = ''] = await me.accounts()
    expect(await other.accounts()).not.toContain(mine)
    const { id } = await me.begin()
    for (const tried of [id, 'AAAA', '', "' or true --", 'x'.repeat(10_000)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(
        [await other.bridge.session({ id: tried })(), (await other.page(tried.slice(0, 50))).status],
        tried.slice(0, 40),
      ).toEqual([notFound, 404])
    }
    const [theirs = ''] = await other.accounts()
    await other.answerInWallet(id, { account: theirs, network: '1', answer: 'approve' })
    await other.answerInWallet(id, { answer: 'reject' })
    await answered(other.bridge.disconnect({ id }))
    expect(await me.session(id)).toEqual({ status: 'waiting' })
  })

  it('A11 a user can start twenty pairings a minute; the next request gets status 429 with a retry time', async () => {
    const { bridge } = await makeUser()
    const answers = await Promise.all(Array.from({ length: 21 }, () => bridge.connect({ chainId: 1 })()))
    expect(answers.filter(E.isLeft)).toEqual([
      E.left(expect.objectContaining({ status: 429, retryAfter: expect.any(Number) as unknown })),
    ])
  })

  it('the database stores at most one pairing per user, and does not store the id of the pairing', async () => {
    const { begin, client } = await makeUser()
    const ids = [await begin(), await begin()].map(({ id }) => id)
    const { queries } = (await sandbox()).server.environment
    const rows = await queries.selectFrom('walletPairings').selectAll().where('userId', '=', client.userId).execute()
    expect(rows).toHaveLength(1)
    expect(ids.filter((id) => JSON.stringify(rows).includes(id) || id.length < 22)).toEqual([])
  })
})

describe('stub wallet page', () => {
  it('the wallet page redirects a signed-out visitor to the sign-in page, and rejects a form from another site', async () => {
    const { begin, session, answerInWallet, client, accounts } = await makeUser()
    const [main = ''] = await accounts()
    const { id, address } = await begin()
    for (const init of [
      {},
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `pairing=${id}` },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const plain = await fetch(new URL(init.method === 'POST' ? '/wallet' : address, client.address), {
        redirect: 'manual',
        ...init,
      })
      expect([plain.status, plain.headers.get('location')]).toEqual([
        302,
        `/authenticate/login?redirect=${encodeURIComponent(address)}`,
      ])
    }
    const foreign = await answerInWallet(
      id,
      { account: main, network: '1', answer: 'approve' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect([foreign.status, await session(id)]).toEqual([403, { status: 'waiting' }])
  })

  it('the wallet page preselects the network that the app requested', async () => {
    const { begin, page } = await makeUser()
    for (const [chainId, option] of [
      [1, '<option value="1" selected>Ethereum</option>'],
      [sepolia, '<option value="11155111" selected>Sepolia</option>'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await (await page((await begin(chainId)).id)).text()).toContain(option)
    }
  })
})
