import { type Law, law, mustEqual } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'
import {
  addPayor,
  asProfileWallet,
  makeProfile,
  makeWallet,
  payorsOf,
  profileOf,
  profilesOf,
  type RecipientBench,
  walletOf,
} from './recipient-bench.ts'

const profileLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('profiles.create returns the listed profile, with its name, its wallet and no payors.', async () => {
    const bench = await make()
    const { walletId, profile } = await makeProfile(bench)
    mustEqual(await profileOf(bench, profile.id), profile, 'the listed profile')
    mustEqual(
      [profile.name, profile.wallet?.id, profile.payors],
      ['Rent', walletId, []],
      'the name, the wallet id and the payors of the result',
    )
  }),
  law('directory.profiles returns profiles oldest first.', async () => {
    const bench = await make()
    const created = [(await makeProfile(bench)).profile, (await makeProfile(bench)).profile]
    mustEqual((await profilesOf(bench)).slice(-2), created, 'the last two profiles')
  }),
  law('profiles.create rejects a wallet that another profile uses.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected('profiles.create', () => bench.profiles.create({ name: 'Again', walletId }))
  }),
  law('profiles.update changes nothing but the name if only a name is given.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const before = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    await mustSucceed('profiles.update', () => bench.profiles.update({ profileId: profile.id, name: 'Renamed' }))
    mustEqual(await profilesOf(bench), [...before, { ...profile, name: 'Renamed' }], 'the listed profiles')
  }),
  law('profiles.update changes nothing but the wallet if only a wallet is given.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const before = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    const walletId = await makeWallet(bench)
    await mustSucceed('profiles.update', () => bench.profiles.update({ profileId: profile.id, walletId }))
    const wallet = asProfileWallet(await walletOf(bench, walletId))
    mustEqual(await profilesOf(bench), [...before, { ...profile, wallet }], 'the listed profiles')
  }),
]

const payorLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('profiles.addPayor adds a payor to the profile, and profiles.removePayor removes the payor.', async () => {
    const bench = await make()
    const created = await makeProfile(bench)
    await mustSucceed('profiles.addPayor', addPayor(bench, created))
    mustEqual(await payorsOf(bench, created), [bench.payorId], 'the payors of the profile')
    const membership = { payorId: bench.payorId, profileId: created.profile.id }
    await mustSucceed('profiles.removePayor', () => bench.profiles.removePayor(membership))
    mustEqual(await payorsOf(bench, created), [], 'the payors of the profile after removePayor')
  }),
  law('profiles.addPayor rejects a payor of another profile.', async () => {
    const bench = await make()
    const [one, other] = [await makeProfile(bench), await makeProfile(bench)]
    await mustSucceed('profiles.addPayor', addPayor(bench, one))
    await mustBeRejected('profiles.addPayor', addPayor(bench, other))
    mustEqual(
      [await payorsOf(bench, one), await payorsOf(bench, other)],
      [[bench.payorId], []],
      'the payors of both profiles',
    )
  }),
  law('profiles.addPayorToWallet creates and returns a profile with the name, the wallet and the payor.', async () => {
    const bench = await make()
    const { profiles, payorId } = bench
    const walletId = await makeWallet(bench)
    const profile = await mustSucceed('profiles.addPayorToWallet', () =>
      profiles.addPayorToWallet({ name: 'Rent', payorId, walletId }),
    )
    mustEqual(await profileOf(bench, profile.id), profile, 'the listed profile')
    const result = [profile.name, profile.wallet?.id, profile.payors.map(({ id }) => id)]
    mustEqual(result, ['Rent', walletId, [payorId]], 'the name, the wallet id and the payors of the result')
  }),
  law('profiles.remove removes only the given profile and returns the remaining profiles.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const others = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    const remaining = await mustSucceed('profiles.remove', () => bench.profiles.remove({ profileId: profile.id }))
    mustEqual(remaining, others, 'the result of profiles.remove')
    mustEqual(await profilesOf(bench), others, 'the listed profiles')
  }),
  law('profiles.remove rejects a profile that has a payor and keeps the payor.', async () => {
    const bench = await make()
    const created = await makeProfile(bench)
    await mustSucceed('profiles.addPayor', addPayor(bench, created))
    await mustBeRejected('profiles.remove', () => bench.profiles.remove({ profileId: created.profile.id }))
    mustEqual(await payorsOf(bench, created), [bench.payorId], 'the payors of the profile')
  }),
]

/**
 * Laws of `PayoutProfiles`, and of its effects on the lists that `PayoutDirectory` returns. `make` must create a new test
 * setup on each call.
 */
export const payoutProfilesLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  ...profileLaws(make),
  ...payorLaws(make),
]
