import type { WireEntry } from '@paydeck/adapters/wire/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { sandbox } from '../sandbox/running.ts'
import { type Recipient, recipient, operationError } from './recipient.ts'

const profilesIn = ({ directory }: Recipient) => answered(directory.profiles)

describe('records of another user', () => {
  let one: Recipient
  let other: Recipient
  let spare: string
  beforeAll(async () => {
    one = await recipient()
    other = await recipient()
    spare = await other.createSpareWallet()
  })

  const own = () => ({ profileId: one.profileIds[0], walletId: one.walletIds[0], payorId: one.payorIds[2] })
  const foreign = () => ({ profileId: other.profileIds[0], walletId: spare, payorId: other.payorIds[2] })
  const more = { name: 'Mine now', includeName: true, includeWallet: false }

  const cases: ReadonlyArray<readonly [WireEntry, ReadonlyArray<'profileId' | 'walletId' | 'payorId'>]> = [
    ['DeleteWallet', ['walletId']],
    ['createPayoutProfile', ['walletId']],
    ['UpdatePayoutProfile', ['profileId']],
    ['DeletePayoutProfile', ['profileId']],
    ['AddPayorToWallet', ['walletId', 'payorId']],
    ['AddPayorToProfile', ['profileId', 'payorId']],
    ['RemovePayorFromProfile', ['profileId', 'payorId']],
  ]

  it.each(cases)(
    'A2 %s answers "Not found." if one of the fields %j contains an unknown id or the id of another user’s record',
    async (name, keys) => {
      const ownInput = {
        ...own(),
        walletId: await one.createSpareWallet(100 + cases.findIndex(([call]) => call === name)),
      }
      const before = JSON.stringify([await other.wallets(), await profilesIn(other)])
      for (const key of keys) {
        for (const id of [foreign()[key], 'AAAA', '', "' or 1=1 --", 'x'.repeat(50_000)]) {
          // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
          expect(
            await operationError(one.client, name, { ...more, ...ownInput, [key]: id }),
            `${key}: ${String(id).slice(0, 20)}`,
          ).toBe('Not found.')
        }
        // eslint-disable-next-line no-await-in-loop
        expect((await one.client.graphql(name, { ...more, ...ownInput, [key]: 'a\u0000' })).status).toBe(400)
      }
      expect(JSON.stringify([await other.wallets(), await profilesIn(other)])).toBe(before)
    },
  )

  it('A2 UpdatePayoutProfile rejects a wallet of another user', async () => {
    const [, profileId = ''] = one.profileIds
    await answered(one.profiles.removePayor({ payorId: one.payorIds[1] ?? '', profileId }))
    const set = { profileId, includeName: false, includeWallet: true, walletId: spare }
    expect(await operationError(one.client, 'UpdatePayoutProfile', set)).toBe('Not found.')
  })

  it('A2 foreign keys of the database prevent a record of one user from referring to a record of another user', async () => {
    const { queries } = (await sandbox()).server.environment
    const row = { id: 'x', userId: one.client.userId, name: 'x', createdAt: 0 }
    const profile = (walletId: string) =>
      queries
        .insertInto('payoutProfiles')
        .values({ ...row, walletId })
        .execute()
    await expect(profile(spare)).rejects.toThrow(/payout_profiles_own_wallet/)
    await expect(profile(one.walletIds[0] ?? '')).rejects.toThrow(/payout_profiles_wallet/)
    await expect(
      queries
        .deleteFrom('payoutProfiles')
        .where('id', '=', one.profileIds[0] ?? '')
        .execute(),
    ).rejects.toThrow(/profile_payors/)
  })
})
