import type { WalletUpdate } from '@paydeck/core'
import { rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { at } from '../../sandbox/running.ts'
import { period, totp } from '../../security/totp.ts'
import { checksummedEther, ether, recipient, errorOf } from '../recipient.ts'

const timedSandbox = sandboxInTime()
const day = 24 * 60 * 60_000

const refused = (words: string) => E.left(rejected(200, words))
const wrong = refused('This code is wrong or was already used.')

/** Creates a recipient with an authenticator app, and a function that updates the recipient's first wallet. */
const user = async (overrides: Readonly<Record<string, unknown>> = {}) => {
  const one = await recipient(overrides, timedSandbox.running)
  const [profileId = '', otherProfileId = ''] = one.profileIds
  const [walletId = '', otherWalletId = ''] = one.walletIds
  const account = await one.client.control('GET', 'account')
  const secret = String(at(account, 'otpSecret'))
  const move: WalletUpdate = {
    profileId,
    walletId,
    currency: 'ETH',
    address: checksummedEther,
    label: 'Savings',
    twoFactorCode: null,
    updateAddress: true,
    updateLabel: false,
  }
  return {
    ...one,
    move,
    otherProfileId,
    otherWalletId,
    update: (change: Partial<WalletUpdate>) => one.book.updateWallet({ ...move, ...change })(),
    code: () => totp(secret, timedSandbox.advance(period * 1000)),
    first: async () => (await one.wallets())[0],
  }
}

const done = E.right(undefined)

describe('wallet update', () => {
  it('RECV-048 RECV-056 CALL-062 UpdateWallet accepts an authenticator code; the changed address is then pending again', async () => {
    const { update, code, first, mails, client, calls } = await user()
    expect(await first()).toMatchObject({ currency: 'BTC', isActive: true })
    const twoFactorCode = code()
    expect(await update({ twoFactorCode })).toEqual(done)
    expect(await first()).toMatchObject({ currency: 'ETH', address: ether(), label: 'Savings', isActive: false })
    expect(await mails()).toEqual(['A receiving address was changed'])
    const { body } = await client.rest('GET', '/auth/security-history')
    expect(at(body, 'events', 0, 'kind')).toBe('address-changed')
    expect(
      at(
        (await calls()).find((call) => at(call, 'name') === 'UpdateWallet'),
        'input',
      ),
    ).toMatchObject({
      currency: 'ETH',
      address: checksummedEther,
      label: 'Savings',
      twoFactorCode,
      updateAddress: true,
      updateLabel: false,
    })
  })

  it('RECV-048 RECV-056 UpdateWallet accepts a backup code only once', async () => {
    const { update, code, client } = await user()
    const made = await client.facade('generateBackupCodes', { code: code() })
    const backup = String(at(made.body, 'data', 0))
    expect(await update({ twoFactorCode: backup })).toEqual(done)
    expect(await update({ twoFactorCode: backup, address: ether(1) })).toEqual(wrong)
  })

  it('RECV-048 UpdateWallet rejects a wrong or missing code and changes nothing', async () => {
    const { update, first, mails, code } = await user()
    const before = await first()
    expect(await update({ twoFactorCode: null })).toEqual(refused('Enter a two-factor code.'))
    for (const twoFactorCode of ['', '000000', '22222222222z', `${code()}0`]) {
      // eslint-disable-next-line no-await-in-loop -- attempts are counted in sequence
      expect(await update({ twoFactorCode }), twoFactorCode).toEqual(wrong)
    }
    expect(await first()).toEqual(before)
    expect(await mails()).toEqual([])
  })

  it('RECV-048 A8 UpdateWallet accepts an authenticator code only once, even if the second request is for a different wallet', async () => {
    const { update, code, otherProfileId, otherWalletId, first } = await user()
    const twoFactorCode = code()
    expect(await update({ twoFactorCode })).toEqual(done)
    expect(await update({ twoFactorCode, address: ether(1) })).toEqual(wrong)
    expect(
      await update({ twoFactorCode, address: ether(1), profileId: otherProfileId, walletId: otherWalletId }),
    ).toEqual(wrong)
    expect((await first())?.address).toBe(ether())
  })

  it('RECV-048 A8 UpdateWallet accepts only one of several concurrent requests with the same code', async () => {
    const { update, code, wallets } = await user()
    const twoFactorCode = code()
    const answers = await Promise.all([1, 2, 3, 4].map((number) => update({ twoFactorCode, address: ether(number) })))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    const taken = answers.findIndex(E.isRight) + 1
    expect((await wallets())[0]?.address).toBe(ether(taken))
  })

  it('RECV-048 A8 after five wrong codes, UpdateWallet rejects even a correct code until 15 minutes have passed', async () => {
    const { update, code, first, client, move } = await user()
    for (let tries = 0; tries < 5; tries += 1) await update({ twoFactorCode: '000000' })
    expect((await client.graphql('UpdateWallet', { ...move, twoFactorCode: code() })).status).toBe(429)
    expect((await first())?.currency).toBe('BTC')
    timedSandbox.advance(15 * 60_000)
    expect(await update({ twoFactorCode: code() })).toEqual(done)
  })

  it('RECV-013 RECV-048 if two-factor is off, UpdateWallet is rejected, whatever code is sent', async () => {
    const { update, first } = await user({ otpEnabled: false })
    for (const twoFactorCode of [null, '', '000000']) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      expect(await update({ twoFactorCode })).toEqual(refused('Turn on two-factor authentication first.'))
    }
    expect((await first())?.currency).toBe('BTC')
  })

  it('RECV-082 UpdateWallet validates the address first, so that an invalid address does not use up a code', async () => {
    const { update, code } = await user({ disabledCurrencies: ['DOGE'] })
    const twoFactorCode = code()
    expect(await update({ twoFactorCode, address: 'nonsense' })).toEqual(
      refused("This address doesn't match the currency."),
    )
    expect(await update({ twoFactorCode, currency: 'DOGE' })).toEqual(refused("This currency isn't available."))
    const there = { currency: 'USDC', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
    expect(await update({ twoFactorCode, ...there })).toEqual(refused('You already receive payouts at this address.'))
    expect(await update({ twoFactorCode })).toEqual(done)
  })

  it('RECV-095 an address stays approved if UpdateWallet receives the stored address again', async () => {
    const { update, code, first, mails } = await user()
    const before = await first()
    expect(await update({ ...before, twoFactorCode: code() })).toEqual(done)
    expect([await first(), await mails()]).toEqual([before, []])
  })

  it('RECV-042 RECV-047 RECV-087 UpdateWallet can change the currency without the address; the address is then pending', async () => {
    const { update, code, first, mails } = await user()
    const address = ether()
    expect(await update({ address, twoFactorCode: code() })).toEqual(done)
    expect(await first()).toMatchObject({ currency: 'ETH', address })
    expect(await update({ address, currency: 'USDC', twoFactorCode: code() })).toEqual(done)
    expect(await first()).toMatchObject({ currency: 'USDC', address, isActive: false })
    expect(await mails()).toHaveLength(2)
  })

  it('RECV-041 CALL-062 UpdateWallet changes a label without a code, and ignores an address whose update flag is not set', async () => {
    const { update, first, mails } = await user({ otpEnabled: false })
    const before = await first()
    const change = {
      updateAddress: false,
      updateLabel: true,
      label: ' Rainy days ',
      currency: 'NOPE',
      address: 'nonsense',
    }
    expect(await update(change)).toEqual(done)
    expect(await first()).toEqual({ ...before, label: 'Rainy days' })
    expect(await mails()).toEqual([])
  })

  it('CALL-062 RECV-047 UpdateWallet changes only the fields whose update flag is set', async () => {
    const { update, code, first } = await user()
    const before = await first()
    expect(await update({ updateAddress: false, updateLabel: false, label: 'Other', twoFactorCode: '000000' })).toEqual(
      done,
    )
    expect(await first()).toEqual(before)
    expect(await update({ updateLabel: true, label: '', twoFactorCode: code() })).toEqual(
      refused('Enter a name of 1 to 64 characters.'),
    )
    expect(await first()).toEqual(before)
    expect(await update({ updateLabel: true, label: 'Other', twoFactorCode: code() })).toEqual(done)
    expect(await first()).toMatchObject({ label: 'Other', currency: 'ETH', address: ether() })
  })

  it('CALL-062 UpdateWallet rejects a profile of another user, and a wallet that does not belong to the profile', async () => {
    const [one, other] = [await user(), await user()]
    const twoFactorCode = one.code()
    const notFound = refused('Not found.')
    expect(await one.update({ twoFactorCode, walletId: one.otherWalletId })).toEqual(notFound)
    expect(await one.update({ twoFactorCode, profileId: other.move.profileId })).toEqual(notFound)
    expect(await one.update({ twoFactorCode, profileId: other.move.profileId, walletId: other.move.walletId })).toEqual(
      notFound,
    )
    expect(
      await one.update({
        updateAddress: false,
        updateLabel: true,
        label: 'Mine',
        profileId: other.move.profileId,
        walletId: other.move.walletId,
      }),
    ).toEqual(notFound)
    expect((await other.first())?.label).toBe('Savings')
    // None of these rejected requests has used up the code.
    expect(await one.update({ twoFactorCode })).toEqual(done)
  })

  it('RECV-080 CALL-062 UpdateWallet rejects a user without payouts; the sent code can still be used afterwards', async () => {
    const { client, move, code, first } = await user({ applications: [] })
    const before = await first()
    const twoFactorCode = code()
    const answer = await client.graphql('UpdateWallet', { ...move, twoFactorCode })
    expect(answer).toEqual({
      status: 403,
      body: { error: 'User does not have payouts access, please complete account verification.', code: 'payee' },
    })
    expect(await first()).toEqual(before)
    expect((await client.facade('generateBackupCodes', { code: twoFactorCode })).status).toBe(200)
  })

  it('RECV-048 A5 if the session ends during the request, UpdateWallet reports success if and only if the address was changed', async () => {
    const { client, move, code, wallets } = await user()
    const twoFactorCode = code()
    const [changed, left] = await Promise.all([
      client.graphql('UpdateWallet', { ...move, twoFactorCode }),
      client.rest('POST', '/auth/logout'),
    ])
    expect(left.status).toBe(200)
    const { queries } = timedSandbox.running.server.environment
    const row = await queries
      .selectFrom('wallets')
      .select('address')
      .where('id', '=', move.walletId)
      .executeTakeFirstOrThrow()
    // Whichever of the two requests is handled first, the response agrees with the stored wallet address.
    expect(row.address === ether()).toBe(changed.status === 200 && errorOf(changed) === undefined)
    await expect(wallets()).rejects.toThrow()
  })

  it('RECV-024 RECV-095 an address changed by UpdateWallet stays pending for a day, and is then approved', async () => {
    const { update, code, first, client } = await user()
    await update({ twoFactorCode: code() })
    await client.control('POST', 'clock', { advance: day - 60_000 })
    expect((await first())?.isActive).toBe(false)
    await client.control('POST', 'clock', { advance: 60_000 })
    expect((await first())?.isActive).toBe(true)
  })
})

describe('wallet update with malformed input', () => {
  it.each([
    ['a NUL character', 'a\u0000b'],
    ['a huge text', 'x'.repeat(100_000)],
    ['half of a surrogate pair', '\uD800'],
    ['SQL', "' or 1=1 --"],
  ])('H1 CALL-062 UpdateWallet rejects %s in any field, and changes nothing', async (_, text) => {
    const { client, move, first } = await user()
    const before = await first()
    for (const key of ['profileId', 'walletId', 'currency', 'address', 'label', 'twoFactorCode']) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      const answer = await client.graphql('UpdateWallet', {
        ...move,
        updateLabel: true,
        twoFactorCode: '000000',
        [key]: text,
      })
      expect(answer.status, key).toBeLessThan(500)
      expect(errorOf(answer), key).toEqual(expect.any(String))
    }
    expect(await first()).toEqual(before)
  })
})
