import { derivePassword } from '@paydeck/sandbox/account/passwords'
import { describe, expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, clientOf, makeJar } from '../sandbox/running.ts'
import { currentClient, form } from '../security/account.ts'
import { period } from '../security/totp.ts'
import { cobalt, day, everyday, lumen, minute, payoutHelpers, savings } from './money.ts'
import { ether, type Recipient, recipient, errorOf, operationError } from './recipient.ts'

const timedSandbox = sandboxInTime()
const { settledRecipient, sendCode, codeOf, add, remove, payOut, heldPayouts, mails, history } =
  payoutHelpers(timedSandbox)
const tidewater = 1
const codeRequired = 'Enter a two-factor code first.'

/** Creates a recipient, and moves the sender 'Lumen Payroll' from the profile 'Savings' to the profile 'Everyday'. */
const recipientAfterMove = async (): Promise<Recipient> => {
  const one = await settledRecipient()
  await sendCode(one)
  expect([await remove(one, lumen, savings), await add(one, lumen, everyday)]).toEqual([undefined, undefined])
  return one
}

const addressAt = async (one: Recipient, index: number): Promise<string> => (await one.wallets())[index]?.address ?? ''

describe('moving a sender to another address', () => {
  it('A12 A7 RECV-108 removing or moving a sender needs a second factor that was entered within the last five minutes', async () => {
    const one = await settledRecipient()
    const before = await one.payorNames()
    expect(await remove(one, lumen, savings)).toBe(codeRequired)
    expect(await one.payorNames()).toEqual(before)
    expect(await sendCode(one)).toBe(200)
    timedSandbox.advance(5 * minute - 1)
    expect(await remove(one, lumen, savings)).toBeUndefined()
    timedSandbox.advance(1)
    expect(await add(one, lumen, everyday)).toBe(codeRequired)
    const spare = { payorId: one.payorIds[lumen], walletId: await one.createSpareWallet() }
    expect(await operationError(one.client, 'AddPayorToWallet', spare)).toBe(codeRequired)
    expect(await one.payorNames()).toEqual([[], ['Tidewater Studios']])
    expect(await sendCode(one)).toBe(200)
    expect(await operationError(one.client, 'AddPayorToWallet', spare)).toBeUndefined()
    expect(await one.payorNames()).toEqual([[], ['Tidewater Studios'], ['Lumen Payroll']])
  })

  it('A12 A7 RECV-108 removing a sender is rejected with an error code if this session has no recent second factor', async () => {
    const one = await settledRecipient()
    const variables = { payorId: one.payorIds[lumen], profileId: one.profileIds[savings] }
    expect(await one.client.graphql('RemovePayorFromProfile', variables)).toEqual({
      status: 403,
      body: { error: codeRequired, code: 'second-factor', field: 'twoFactorCode' },
    })
    expect(await sendCode(one)).toBe(200)
    const { address, email, userId, password } = one.client
    const elsewhere = makeJar(address)
    await elsewhere.fetch('/authenticate/login', form({ email, password }))
    timedSandbox.advance(period * 1000)
    await elsewhere.fetch('/authenticate/two-factor', form({ code: await codeOf(one) }))
    const other = await clientOf(address, elsewhere, { email, userId, password })
    timedSandbox.advance(6 * minute)
    expect(await sendCode(one)).toBe(200)
    expect(errorOf(await other.graphql('RemovePayorFromProfile', variables))).toBe(codeRequired)
    expect(errorOf(await one.client.graphql('RemovePayorFromProfile', variables))).toBeUndefined()
  })

  it('A12 A7 RECV-108 without two-factor, removing a sender needs no code; with two-factor, a code from the future is ignored', async () => {
    const without = await recipient({ otpEnabled: false }, timedSandbox.running)
    await without.client.control('POST', 'addresses/approve', {})
    timedSandbox.advance(6 * minute)
    expect(await remove(without, lumen, savings)).toBeUndefined()
    const one = await settledRecipient()
    expect(await sendCode(one)).toBe(200)
    await one.client.control('POST', 'clock', { advance: -1 })
    expect(await remove(one, lumen, savings)).toBe(codeRequired)
    await one.client.control('POST', 'clock', { advance: 1 })
    expect(await remove(one, lumen, savings)).toBeUndefined()
  })

  it('A12 A7 soon after a sign-in, removing a sender needs no second factor unless the password was changed in between', async () => {
    const [one, other] = [await recipient({}, timedSandbox.running), await recipient({}, timedSandbox.running)]
    for (const { client } of [one, other]) await client.control('POST', 'addresses/approve', {})
    expect(await remove(one, lumen, savings)).toBeUndefined()
    const [oldHashedPassword, hashedPassword] = await Promise.all(
      [other.client.password, 'a new one that nobody guesses'].map(derivePassword),
    )
    const changed = { oldHashedPassword, hashedPassword, salt: 'ab'.repeat(47) }
    expect((await other.client.rest('POST', '/dashboard-api/change-password', changed)).status).toBe(200)
    const variables = { payorId: other.payorIds[lumen], profileId: other.profileIds[savings] }
    expect(await operationError(await currentClient(other.client), 'RemovePayorFromProfile', variables)).toBe(
      codeRequired,
    )
  })

  it('A8 A12 POST /auth/second-factor accepts a code once and limits wrong codes; without two-factor, it asks for a password', async () => {
    const without = await account('shopper', {}, timedSandbox.running)
    expect(await without.rest('POST', '/auth/second-factor', { code: '000000' })).toEqual({
      status: 400,
      body: { error: 'Enter your password.', field: 'password' },
    })
    const one = await settledRecipient()
    expect(await sendCode(one)).toBe(200)
    expect(await sendCode(one)).toBe(400)
    for (let tries = 0; tries < 4; tries += 1) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      expect(await sendCode(one, '000000')).toBe(400)
    }
    expect(await sendCode(one, '000000')).toBe(429)
  })

  it('A12 VERIF-053 a moved sender’s payouts are held until approval, even if the new address was approved long ago', async () => {
    const one = await recipientAfterMove()
    const there = await addressAt(one, everyday)
    expect(await payOut(one)).toBe('approval')
    expect(await payOut(one, 'Tidewater Studios')).toBeNull()
    timedSandbox.advance(day - 1)
    expect(await heldPayouts(one)).toEqual(['approval'])
    timedSandbox.advance(1)
    expect(await heldPayouts(one)).toEqual([there])
  })

  it('A12 RECV-107 a moved sender needs approval even after being removed and added again, but not after moving back', async () => {
    const one = await recipientAfterMove()
    const back = await addressAt(one, savings)
    timedSandbox.advance(20 * minute)
    await sendCode(one)
    expect([await remove(one, lumen, everyday), await add(one, lumen, everyday)]).toEqual([undefined, undefined])
    expect(await payOut(one)).toBe('approval')
    timedSandbox.advance(day - 20 * minute)
    expect(await heldPayouts(one)).toEqual(['approval'])
    timedSandbox.advance(20 * minute)
    expect(await heldPayouts(one)).toEqual([await addressOf(one)])
    const other = await recipientAfterMove()
    timedSandbox.advance(6 * minute)
    expect([await remove(other, lumen, everyday), await add(other, lumen, savings)]).toEqual([undefined, codeRequired])
    expect(await other.payorNames()).toEqual([[], ['Tidewater Studios']])
    expect(await sendCode(other)).toBe(200)
    expect(await add(other, lumen, savings)).toBeUndefined()
    expect(await payOut(other)).toBeNull()
    expect(back).not.toBe('')
  })

  it('A12 adding a removed sender to the same profile needs a code if the wallet of the profile was changed in between', async () => {
    const one = await settledRecipient()
    await sendCode(one)
    const walletId = await one.createSpareWallet()
    expect(await remove(one, lumen, savings)).toBeUndefined()
    const set = { profileId: one.profileIds[savings], includeName: false, includeWallet: true, walletId }
    expect(await operationError(one.client, 'UpdatePayoutProfile', set)).toBeUndefined()
    timedSandbox.advance(5 * minute)
    expect(await add(one, lumen, savings)).toBe(codeRequired)
    await sendCode(one)
    expect(await add(one, lumen, savings)).toBeUndefined()
    await one.client.control('POST', 'addresses/approve', {})
    expect(await payOut(one)).toBeNull()
  })

  it('A12 moving a sender needs approval even if the address stays the same and only the currency changes', async () => {
    const one = await settledRecipient()
    const [, second] = await one.wallets()
    const label = 'The same place'
    const walletId = await answered(one.book.createWallet({ currency: 'ETH', address: second?.address ?? '', label }))
    await one.client.control('POST', 'addresses/approve', {})
    await sendCode(one)
    expect(await remove(one, tidewater, everyday)).toBeUndefined()
    const there = { payorId: one.payorIds[tidewater], walletId, name: label }
    expect(await operationError(one.client, 'AddPayorToWallet', there)).toBeUndefined()
    expect((await mails(one))[0]?.subject).toBe('A sender was moved to another address')
    expect(await payOut(one, 'Tidewater Studios')).toBe('approval')
  })

  it('A12 RECV-107 accepting a sender for the first time needs no code, and neither does undoing this acceptance', async () => {
    const one = await settledRecipient()
    expect(await add(one, cobalt, savings)).toBeUndefined()
    expect(await payOut(one, 'Cobalt Research')).toBeNull()
    expect(await remove(one, cobalt, savings)).toBeUndefined()
    expect(await add(one, cobalt, everyday)).toBe(codeRequired)
    expect(await add(one, cobalt, savings)).toBe(codeRequired)
    expect(await sendCode(one)).toBe(200)
    expect(await add(one, cobalt, savings)).toBeUndefined()
  })

  it('A12 L3 RECV-109 moving a sender sends an email with the new address and a stop link, and adds a security event', async () => {
    const one = await recipientAfterMove()
    const there = await addressAt(one, everyday)
    const [move, gone] = await mails(one)
    expect(move?.subject).toBe('A sender was moved to another address')
    expect(move?.body).toContain(there)
    expect(move?.body).toContain('Payments from Lumen Payroll')
    expect(move?.body).toMatch(/\/stop-payout-change#[\w-]{43}\n/)
    expect(gone?.subject).toBe('A sender was removed from an address')
    expect((await history(one)).slice(0, 2)).toMatchObject([
      { kind: 'sender-moved', canStop: true },
      { kind: 'sender-removed', canStop: false },
    ])
    expect(await remove(one, cobalt, savings)).toBeUndefined()
    expect(await mails(one)).toHaveLength(2)
  })

  it('A12 A11 after twenty changes, accepting a sender is rejected and the user gets no further email', async () => {
    const one = await settledRecipient()
    await sendCode(one)
    for (let turns = 0; turns < 10; turns += 1) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      expect([await add(one, cobalt, savings), await remove(one, cobalt, savings)]).toEqual([undefined, undefined])
    }
    expect(await add(one, cobalt, savings)).toMatch(/^Too many attempts/)
    expect(await mails(one)).toHaveLength(20)
  })
})

/** Reads the wallet address of the profile 'Everyday' from the database, which needs no session. */
const addressOf = async ({ walletIds }: Recipient): Promise<string> => {
  const { address } = await timedSandbox.running.server.environment.queries
    .selectFrom('wallets')
    .select('address')
    .where('id', '=', walletIds[everyday] ?? '')
    .executeTakeFirstOrThrow()
  return address
}

it('A12 removing a sender is rejected after the session has ended', async () => {
  const one = await settledRecipient()
  await sendCode(one)
  expect((await one.client.rest('POST', '/auth/logout')).status).toBe(200)
  expect(await remove(one, lumen, savings)).toBe('Sign in to continue.')
  expect(ether()).toMatch(/^0x/)
})
