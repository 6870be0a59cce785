import { graphqlInvoiceRecords } from '@paydeck/adapters/graphql/payments/payment-details'
import { restMailingLists } from '@paydeck/adapters/rest/waitlist'
import { waitlists } from '@paydeck/core'
import { decimalText } from '@paydeck/core/model'
import { redeemConnectionToken, tokenLifetime } from '@paydeck/sandbox/bill-pay/connections'
import { connectFound, findBills } from '@paydeck/sandbox/bill-pay/found-bills'
import { chooseByHand } from '@paydeck/sandbox/bill-pay/manual-bills'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, at, type Client, sandbox } from '../sandbox/running.ts'
import { day, item, payer, payerOf, refusalOf } from './payer.ts'

/** Operations of the bill-connection window, called directly instead of through its pages. */
const windowOf = async (client: Client) => {
  const { queries: database, random, clock } = (await sandbox()).server.environment
  const user = await database.selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirstOrThrow()
  const means = { database, random, now: () => clock() + user.clockOffset }
  return {
    open: (token: string) => redeemConnectionToken(means, user, token),
    find: () => findBills(means, user, '2025550142'),
    connect: (id: string, keys: ReadonlyArray<string>) => connectFound(means, user, id, keys),
    choose: (id: string, number: string) => chooseByHand(means, user, id, { billerId: 'kestrel-mobile', number }),
  }
}

const provider = 'method'

describe('users and bills', () => {
  it('BILL-110 CALL-046 CALL-047 CALL-048 a new user can use Bill Pay, and has no bill connection, bills or payments yet', async () => {
    const own = payerOf(await account('merchant', { invoices: [] }))
    expect(await own.user()).toEqual({
      isBillPayAvailable: true,
      methodEntityId: null,
      methodVerified: false,
      pause: null,
    })
    expect(await own.accounts()).toEqual([])
    expect(await answered(own.records.payments)).toEqual([])
  })

  it.each([
    ['DE', false],
    ['GB', false],
    ['us', false],
    [null, false],
    ['US', true],
  ])('BILL-003 if the user’s country is %s, the field isBillPayAvailable is %s', async (country, isAvailable) => {
    const own = payerOf(await account('merchant', { country, billPay: { isConnected: true, methodVerified: true } }))
    expect((await own.user()).isBillPayAvailable).toBe(isAvailable)
    const refusal = await refusalOf(own.client, 'GetMethodAuthElementToken', { provider })
    expect(refusal).toBe(isAvailable ? undefined : 'Bill Pay is not available in your area.')
  })

  it('BILL-110 CALL-046 if the request does not set includeMethodData, the field methodVerified is false', async () => {
    const own = await payer([{}])
    await own.changeAccount({ billPay: { methodVerified: true } })
    const methodData = async (includeMethodData: boolean) =>
      at((await own.client.graphql('GetBillPayUser', { includeMethodData })).body, 'data', 'user', 'billPayUser')
    expect(at(await methodData(true), 'methodVerified')).toBe(true)
    expect(at(await methodData(false), 'methodVerified')).toBe(false)
    expect(at(await methodData(true), 'methodEntityId')).toMatch(/^\S{8,}$/)
  })

  it('BILL-106 BILL-107 CALL-047 the bill list returns a bill with all its fields', async () => {
    const bill = {
      merchantName: 'Cedar Valley Electric',
      name: 'Residential Service',
      mask: '0421',
      type: 'utility',
      subType: 'electricity',
      balance: '1284.50',
      lastStatementBalance: '900.00',
      remainingStatementBalance: '400.00',
      nextPaymentMinimumAmount: '35.00',
      dueIn: 9,
    }
    const own = await payer([bill])
    const [listed] = await own.accounts()
    const due = listed?.liability.nextPaymentDueDate ?? 0
    expect(Math.abs(due - Date.now() - 9 * day)).toBeLessThan(60_000)
    expect(listed).toEqual({
      id: listed?.id,
      status: 'active',
      type: 'liability',
      isPayable: true,
      isManuallyAdded: false,
      paymentStatus: 'active',
      needsReconnect: false,
      liability: {
        merchantId: expect.stringMatching(/^\w{12}$/) as unknown,
        merchantIcon: '/stand-ins/logos/Cedar%20Valley%20Electric',
        merchantName: 'Cedar Valley Electric',
        mask: '0421',
        name: 'Residential Service',
        type: 'utility',
        subType: 'electricity',
        balance: decimalText('1284.50'),
        lastStatementBalance: decimalText('900.00'),
        remainingStatementBalance: decimalText('400.00'),
        nextPaymentMinimumAmount: decimalText('35.00'),
        nextPaymentDueDate: due,
        paddedNextPaymentDueDate: expect.any(Number) as unknown,
        lastSuccessfulSync: expect.any(Number) as unknown,
      },
    })
    const { paddedNextPaymentDueDate: padded, lastSuccessfulSync: synced } = listed?.liability ?? {}
    expect(padded).toBeLessThan(due)
    expect(synced).toBeGreaterThan(Date.now() - 6 * 3_600_000)
  })

  it('BILL-106 CALL-047 the control page can make a bill unpayable, disconnected, unavailable, stale or activating', async () => {
    const own = await payer([{}])
    const { id } = await own.bill()
    const setState = async (state: string) => {
      await own.setBillState(id, state)
      const { isPayable, paymentStatus, needsReconnect, liability } = await own.bill()
      return { isPayable, paymentStatus, needsReconnect, isKnown: liability.lastSuccessfulSync !== null }
    }
    const healthy = { isPayable: true, paymentStatus: 'active', needsReconnect: false, isKnown: true }
    expect(await setState('unpayable')).toEqual({ ...healthy, isPayable: false })
    expect(await setState('fine')).toEqual(healthy)
    expect(await setState('reconnect')).toEqual({ ...healthy, needsReconnect: true })
    expect(await setState('fine')).toEqual(healthy)
    expect(await setState('unavailable')).toEqual({ ...healthy, isPayable: false, paymentStatus: 'unavailable' })
    await setState('fine')
    expect(await setState('unknown')).toEqual({ ...healthy, isKnown: false })
    await setState('fine')
    expect(await setState('activating')).toEqual({ ...healthy, isPayable: false, paymentStatus: 'activating' })
    await own.advance(6 * day)
    expect((await own.bill()).paymentStatus).toBe('active')
    await own.setBillState(id, 'stale')
    const stale = (await own.bill()).liability.lastSuccessfulSync
    await own.advance(3 * day)
    expect((await own.bill()).liability.lastSuccessfulSync).toBe(stale)
  })

  it('CALL-047 BILL-181 HideBillAccount removes a bill from the list; a new connection of the bill adds it again', async () => {
    const client = await account('bills')
    const own = payerOf(client)
    const [first, ...others] = await own.accounts()
    const hide = async () =>
      at((await client.graphql('HideBillAccount', { accountId: first?.id })).body, 'data', 'user', 'hideBillAccount')
    expect([await hide(), await hide()]).toEqual([true, false])
    expect(await own.accounts()).toEqual(others)
    const [page, token] = [await windowOf(client), await answered(own.connections.token('automatic'))]
    const open = await page.open(token)
    await page.connect(open?.id ?? '', ['northgate-card'])
    expect((await own.accounts()).map(({ id }) => id)).toEqual([first, ...others].map((bill) => bill?.id))
  })
})

describe('connecting bills', () => {
  it('BILL-110 CALL-051 a connection token opens the connection window only once; the window connects the selected bills', async () => {
    const own = payerOf(await account('merchant', { invoices: [] }))
    const page = await windowOf(own.client)
    const token = await answered(own.connections.token('automatic'))
    const open = await page.open(token)
    expect(open?.mode).toBe('automatic')
    expect(await page.open(token)).toBeNull()
    const found = (await page.find()) ?? []
    const [first, second] = found
    expect(found.every(({ isConnected }) => !isConnected)).toBe(true)
    expect(await page.connect(open?.id ?? '', [first?.key ?? '', second?.key ?? ''])).toBe(true)
    expect(await page.connect(open?.id ?? '', [found[2]?.key ?? ''])).toBe(false)
    const accounts = await own.accounts()
    expect(accounts.map(({ liability }) => [liability.merchantName, liability.mask, liability.balance])).toEqual(
      [first, second].map((bill) => [bill?.merchantName, bill?.mask, bill?.balance]),
    )
    expect(accounts.map(({ isPayable, isManuallyAdded }) => [isPayable, isManuallyAdded])).toEqual([
      [true, false],
      [true, false],
    ])
    const { methodEntityId, methodVerified } = await own.user()
    expect([methodEntityId === null, methodVerified]).toEqual([false, true])
    expect((await page.find())?.map(({ isConnected }) => isConnected)).toEqual([true, true, false, false, false])
  })

  it('CALL-046 CALL-049 CALL-050 an account token connects a bill that was found by search, and can be exchanged only once', async () => {
    const own = payerOf(await account('merchant', { invoices: [] }))
    const refused = await refusalOf(own.client, 'GetToken', { provider, tokenType: 'manual' })
    expect(refused).toMatch(/^Connect a bill automatically first/)
    await own.changeAccount({ billPay: { methodVerified: true } })
    const page = await windowOf(own.client)
    const open = await page.open(await answered(own.connections.token('manual')))
    expect(open?.mode).toBe('manual')
    const accountToken = (await page.choose(open?.id ?? '', '4000 1234 8812')) ?? ''
    expect(await own.accounts()).toEqual([])
    const other = await windowOf(await account('merchant'))
    expect(await other.open(accountToken)).toBeNull()
    expect(await answered(own.connections.exchange(`${accountToken}x`))).toBe('invalid_token')
    expect(await answered(own.connections.exchange(accountToken))).toBe('success')
    expect(await answered(own.connections.exchange(accountToken))).toBe('invalid_token')
    const [bill, ...others] = await own.accounts()
    expect(others).toEqual([])
    expect([bill?.isManuallyAdded, bill?.liability.mask, bill?.paymentStatus]).toEqual([true, '8812', 'activating'])
    // The user's phone number stays verified, so that the user can search for further bills.
    expect((await own.user()).methodVerified).toBe(true)
    expect(await refusalOf(own.client, 'GetToken', { provider, tokenType: 'manual' })).toBeUndefined()
  })

  it('CALL-049 CALL-050 CALL-051 BILL-173 connection tokens and account tokens expire, and are valid for one user only', async () => {
    const own = payerOf(await account('merchant', { billPay: { methodVerified: true } }))
    const other = payerOf(await account('merchant', { billPay: { methodVerified: true } }))
    const [late, manualToken] = [
      await answered(own.connections.token('automatic')),
      await answered(own.connections.token('manual')),
    ]
    const otherWindow = await windowOf(other.client)
    expect(await otherWindow.open(manualToken)).toBeNull()
    const open = await (await windowOf(own.client)).open(manualToken)
    expect(await otherWindow.choose(open?.id ?? '', '40001234')).toBeNull()
    const accountToken = (await (await windowOf(own.client)).choose(open?.id ?? '', '40001234')) ?? ''
    expect(await answered(other.connections.exchange(accountToken))).toBe('invalid_token')
    await own.advance(tokenLifetime)
    expect(await (await windowOf(own.client)).open(late)).toBeNull()
    expect(await answered(own.connections.exchange(accountToken))).toBe('invalid_token')
    expect([await own.accounts(), await other.accounts()]).toEqual([[], []])
  })

  it('CALL-049 CALL-051 no connection token is issued to unverified users, for unknown bill providers, or during a pause', async () => {
    const unverified = await account('shopper')
    expect(await refusalOf(unverified, 'GetMethodAuthElementToken', { provider })).toMatch(/^Verify your identity/)
    const own = await payer([{}])
    await own.changeAccount({ billPay: { pause: { minutes: 60 } } })
    expect(E.isLeft(await own.connections.token('automatic')())).toBe(true)
    const until = (await own.user()).pause?.until ?? 0
    expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000)
    await own.advance(3_600_000)
    expect((await own.user()).pause).toBeNull()
    expect(await answered(own.connections.token('automatic'))).toMatch(/^[\w-]{43}$/)
    for (const name of ['GetMethodAuthElementToken', 'GetBillPayAccounts', 'FindBillPayments'] as const) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      expect(await refusalOf(own.client, name, { provider: 'other' }), name).toBe(
        "We don't support this bill provider.",
      )
    }
  })
})

describe('the IP address', () => {
  it('BILL-138 CALL-052 an invoice stores the IP address from its request or, if the request contains none, that of the sender', async () => {
    const own = await payer([{ balance: '90.00' }])
    const items = [item((await own.bill()).id, '20.00')]
    const made = [await answered(own.create(items, '203.0.113.7')), await answered(own.create(items, null))]
    const stored = await own.storedPayments()
    const addresses = made.map((id) =>
      at(
        stored.find((bill) => at(bill, 'invoiceId') === id),
        'ipAddress',
      ),
    )
    expect(addresses).toEqual(['203.0.113.7', '127.0.0.1'])
    const input = { provider: 'method', payments: items, ipAddress: 'here', transactionCurrency: null }
    expect(await refusalOf(own.client, 'CreateBillPayInvoiceId', input)).toBe('The IP address is not valid.')
    const coin = { ...input, ipAddress: null, transactionCurrency: 'NOPE' }
    expect(await refusalOf(own.client, 'CreateBillPayInvoiceId', coin)).toBe("You can't pay bills in this currency.")
    const { body } = await own.client.graphql('CreateBillPayInvoiceId', { ...coin, transactionCurrency: 'LTC' })
    const id = String(at(body, 'data', 'user', 'createBillPayInvoiceId'))
    const invoice = await answered(graphqlInvoiceRecords(clientsOf(own.client).graphql).find(id))
    expect(invoice.txCurrency).toBe('LTC')
  })
})

describe('the Bill Pay waitlist', () => {
  it('BILL-048 BILL-049 BILL-052 when a user joins the Bill Pay waitlist, the waitlist is added to the user’s marketing opt-in', async () => {
    const client = await account('merchant', { country: 'DE' })
    const { email } = client
    const lists = restMailingLists(clientsOf(client).rest)
    expect(await answered(lists.optInOf({ email }))).toEqual({
      emailSubscribe: null,
      emailOptedInAt: null,
      attributes: [],
    })
    const before = Date.now()
    await answered(lists.join({ email, attribute: waitlists['bill-pay'].attribute }))
    const calls = at(await client.control('GET', 'calls'), 'calls')
    const post: unknown = Array.isArray(calls) && calls.find((call) => String(at(call, 'name')).startsWith('POST'))
    expect(post).toMatchObject({
      name: 'POST /marketing/marketingOptIn',
      input: { email, attribute: 'BillPay Waitlist' },
    })
    const then = await answered(lists.optInOf({ email }))
    expect(then).toMatchObject({ emailSubscribe: 'opted_in', attributes: ['BillPay Waitlist'] })
    expect(then.emailOptedInAt).toBeGreaterThanOrEqual(before)
  })
})
