import type { WalletUpdate } from '@paydeck/core'
import { rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { at } from '../../sandbox/running.ts'
import { period, totp } from '../../security/totp.ts'
import { checksummedEther, ether, recipient, refusal } from '../recipient.ts'

const place = sandboxInTime()
const day = 24 * 60 * 60_000

const refused = (words: string) => E.left(rejected(200, words))
const wrong = refused('This code is wrong or was already used.')

/** A recipient whose authenticator app is at hand, and the update of their first wallet. */
const somebody = async (overrides: Readonly<Record<string, unknown>> = {}) => {
  const one = await recipient(overrides, place.running)
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
    code: () => totp(secret, place.pass(period * 1000)),
    first: async () => (await one.wallets())[0],
  }
}

const done = E.right(undefined)

describe('changing an address', () => {
  it('RECV-048 RECV-056 CALL-062 takes a code of the app as twoFactorCode, and waits for approval anew', async () => {
    const { update, code, first, mails, client, calls } = await somebody()
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

  it('RECV-048 RECV-056 takes a backup code as well, once', async () => {
    const { update, code, client } = await somebody()
    const made = await client.facade('generateBackupCodes', { code: code() })
    const backup = String(at(made.body, 'data', 0))
    expect(await update({ twoFactorCode: backup })).toEqual(done)
    expect(await update({ twoFactorCode: backup, address: ether(1) })).toEqual(wrong)
  })

  it('RECV-048 is refused with a wrong or missing code, and nothing has changed', async () => {
    const { update, first, mails, code } = await somebody()
    const before = await first()
    expect(await update({ twoFactorCode: null })).toEqual(refused('Enter a two-factor code.'))
    for (const twoFactorCode of ['', '000000', '22222222222z', `${code()}0`]) {
      // eslint-disable-next-line no-await-in-loop -- each counts
      expect(await update({ twoFactorCode }), twoFactorCode).toEqual(wrong)
    }
    expect(await first()).toEqual(before)
    expect(await mails()).toEqual([])
  })

  it('RECV-048 A8 takes no code twice, for whichever wallet', async () => {
    const { update, code, otherProfileId, otherWalletId, first } = await somebody()
    const twoFactorCode = code()
    expect(await update({ twoFactorCode })).toEqual(done)
    expect(await update({ twoFactorCode, address: ether(1) })).toEqual(wrong)
    expect(
      await update({ twoFactorCode, address: ether(1), profileId: otherProfileId, walletId: otherWalletId }),
    ).toEqual(wrong)
    expect((await first())?.address).toBe(ether())
  })

  it('RECV-048 A8 of many requests with one code exactly one is taken', async () => {
    const { update, code, wallets } = await somebody()
    const twoFactorCode = code()
    const answers = await Promise.all([1, 2, 3, 4].map((number) => update({ twoFactorCode, address: ether(number) })))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    const taken = answers.findIndex(E.isRight) + 1
    expect((await wallets())[0]?.address).toBe(ether(taken))
  })

  it('RECV-048 A8 is locked after five wrong codes, also for the right one', async () => {
    const { update, code, first, client, move } = await somebody()
    for (let tries = 0; tries < 5; tries += 1) await update({ twoFactorCode: '000000' })
    expect((await client.graphql('UpdateWallet', { ...move, twoFactorCode: code() })).status).toBe(429)
    expect((await first())?.currency).toBe('BTC')
    place.pass(15 * 60_000)
    expect(await update({ twoFactorCode: code() })).toEqual(done)
  })

  it('RECV-013 RECV-048 is refused without two-factor, whatever the code', async () => {
    const { update, first } = await somebody({ otpEnabled: false })
    for (const twoFactorCode of [null, '', '000000']) {
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      expect(await update({ twoFactorCode })).toEqual(refused('Turn on two-factor authentication first.'))
    }
    expect((await first())?.currency).toBe('BTC')
  })

  it('RECV-082 looks at the address before it takes the code', async () => {
    const { update, code } = await somebody({ disabledCurrencies: ['DOGE'] })
    const twoFactorCode = code()
    expect(await update({ twoFactorCode, address: 'nonsense' })).toEqual(
      refused("This address doesn't match the currency."),
    )
    expect(await update({ twoFactorCode, currency: 'DOGE' })).toEqual(refused("This currency isn't available."))
    const there = { currency: 'USDC', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
    expect(await update({ twoFactorCode, ...there })).toEqual(refused('You already receive payouts at this address.'))
    expect(await update({ twoFactorCode })).toEqual(done)
  })

  it('RECV-095 leaves an address approved that stays what it is', async () => {
    const { update, code, first, mails } = await somebody()
    const before = await first()
    expect(await update({ ...before, twoFactorCode: code() })).toEqual(done)
    expect([await first(), await mails()]).toEqual([before, []])
  })

  it('RECV-042 RECV-047 RECV-087 changes the currency alone, which waits for approval', async () => {
    const { update, code, first, mails } = await somebody()
    const address = ether()
    expect(await update({ address, twoFactorCode: code() })).toEqual(done)
    expect(await first()).toMatchObject({ currency: 'ETH', address })
    expect(await update({ address, currency: 'USDC', twoFactorCode: code() })).toEqual(done)
    expect(await first()).toMatchObject({ currency: 'USDC', address, isActive: false })
    expect(await mails()).toHaveLength(2)
  })

  it('RECV-041 CALL-062 changes a label alone without a code, and leaves the address whatever was sent', async () => {
    const { update, first, mails } = await somebody({ otpEnabled: false })
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

  it('CALL-062 RECV-047 changes what the flags say: both, or nothing', async () => {
    const { update, code, first } = await somebody()
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

  it('CALL-062 takes the wallet of that very profile, and of the caller’s own', async () => {
    const [one, other] = [await somebody(), await somebody()]
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
    // None of that has cost the code.
    expect(await one.update({ twoFactorCode })).toEqual(done)
  })

  it('RECV-080 CALL-062 takes no code of somebody who may not receive: it counts for what they may do', async () => {
    const { client, move, code, first } = await somebody({ applications: [] })
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

  it('RECV-048 A5 is refused in a session that has ended meanwhile', async () => {
    const { client, move, code, wallets } = await somebody()
    const twoFactorCode = code()
    const [changed, left] = await Promise.all([
      client.graphql('UpdateWallet', { ...move, twoFactorCode }),
      client.rest('POST', '/auth/logout'),
    ])
    expect(left.status).toBe(200)
    const { queries } = place.running.server.environment
    const row = await queries
      .selectFrom('wallets')
      .select('address')
      .where('id', '=', move.walletId)
      .executeTakeFirstOrThrow()
    // Whichever came first: told that it was changed, or not changed.
    expect(row.address === ether()).toBe(changed.status === 200 && refusal(changed) === undefined)
    await expect(wallets()).rejects.toThrow()
  })

  it('RECV-024 RECV-095 is approved a day after', async () => {
    const { update, code, first, client } = await somebody()
    await update({ twoFactorCode: code() })
    await client.control('POST', 'clock', { advance: day - 60_000 })
    expect((await first())?.isActive).toBe(false)
    await client.control('POST', 'clock', { advance: 60_000 })
    expect((await first())?.isActive).toBe(true)
  })
})

describe('an update that is asked for with what no user sends', () => {
  it.each([
    ['a NUL', 'a\u0000b'],
    ['a huge text', 'x'.repeat(100_000)],
    ['half a character', '\uD800'],
    ['a piece of SQL', "' or 1=1 --"],
  ])('H1 CALL-062 is refused: %s', async (_, text) => {
    const { client, move, first } = await somebody()
    const before = await first()
    for (const key of ['profileId', 'walletId', 'currency', 'address', 'label', 'twoFactorCode']) {
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      const answer = await client.graphql('UpdateWallet', {
        ...move,
        updateLabel: true,
        twoFactorCode: '000000',
        [key]: text,
      })
      expect(answer.status, key).toBeLessThan(500)
      expect(refusal(answer), key).toEqual(expect.any(String))
    }
    expect(await first()).toEqual(before)
  })
})
