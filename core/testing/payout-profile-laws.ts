import { answered, mustBeRejected } from './answered.ts'
import { type Law, law, mustEqual } from './law.ts'
import {
  addPayor,
  heldBy,
  makeProfile,
  makeWallet,
  payorsOf,
  profileOf,
  profilesOf,
  type RecipientBench,
  walletOf,
} from './recipient-bench.ts'

/** Laws of `PayoutProfiles`, with the effects on `PayoutDirectory`. Each law needs a bench of its own. */
export const payoutProfilesLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('A new profile is listed as it is answered with: by its name, with its wallet, and without payors.', async () => {
    const bench = await make()
    const { walletId, profile } = await makeProfile(bench)
    mustEqual(await profileOf(bench, profile.id), profile, 'what is listed')
    mustEqual([profile.name, profile.wallet?.id, profile.payors], ['Rent', walletId, []], 'what is answered with')
  }),
  law('Profiles are listed oldest first.', async () => {
    const bench = await make()
    const made = [(await makeProfile(bench)).profile, (await makeProfile(bench)).profile]
    mustEqual((await profilesOf(bench)).slice(-2), made, 'what is listed last')
  }),
  law('A wallet is in one profile at most: another is answered with Rejected.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected('profiles.create', () => bench.profiles.create({ name: 'Again', walletId }))
  }),
  law('A name that is given is set, and nothing else.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const before = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    await answered('profiles.update', () => bench.profiles.update({ profileId: profile.id, name: 'Renamed' }))
    mustEqual(await profilesOf(bench), [...before, { ...profile, name: 'Renamed' }], 'what is listed')
  }),
  law('A wallet that is given is set, and nothing else.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const before = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    const walletId = await makeWallet(bench)
    await answered('profiles.update', () => bench.profiles.update({ profileId: profile.id, walletId }))
    const wallet = heldBy(await walletOf(bench, walletId))
    mustEqual(await profilesOf(bench), [...before, { ...profile, wallet }], 'what is listed')
  }),
  law('A payor who is added is listed in the profile; who is removed is not.', async () => {
    const bench = await make()
    const made = await makeProfile(bench)
    await answered('profiles.addPayor', addPayor(bench, made))
    mustEqual(await payorsOf(bench, made), [bench.payorId], 'who pays into it')
    const who = { payorId: bench.payorId, profileId: made.profile.id }
    await answered('profiles.removePayor', () => bench.profiles.removePayor(who))
    mustEqual(await payorsOf(bench, made), [], 'who pays into it after that')
  }),
  law('A payor is in one profile at most: another is answered with Rejected.', async () => {
    const bench = await make()
    const [one, other] = [await makeProfile(bench), await makeProfile(bench)]
    await answered('profiles.addPayor', addPayor(bench, one))
    await mustBeRejected('profiles.addPayor', addPayor(bench, other))
    mustEqual([await payorsOf(bench, one), await payorsOf(bench, other)], [[bench.payorId], []], 'who pays into them')
  }),
  law('A payor who is added to a wallet has a profile with it.', async () => {
    const bench = await make()
    const { profiles, payorId } = bench
    const walletId = await makeWallet(bench)
    const profile = await answered('profiles.addPayorToWallet', () =>
      profiles.addPayorToWallet({ name: 'Rent', payorId, walletId }),
    )
    mustEqual(await profileOf(bench, profile.id), profile, 'what is listed')
    const answer = [profile.name, profile.wallet?.id, profile.payors.map(({ id }) => id)]
    mustEqual(answer, ['Rent', walletId, [payorId]], 'what is answered with')
  }),
  law('A profile that goes is answered with those that are left: all the others.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const others = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    const left = await answered('profiles.remove', () => bench.profiles.remove({ profileId: profile.id }))
    mustEqual(left, others, 'what profiles.remove answers with')
    mustEqual(await profilesOf(bench), others, 'what is listed')
  }),
  law('A profile that a payor pays into stays: that is answered with Rejected.', async () => {
    const bench = await make()
    const made = await makeProfile(bench)
    await answered('profiles.addPayor', addPayor(bench, made))
    await mustBeRejected('profiles.remove', () => bench.profiles.remove({ profileId: made.profile.id }))
    mustEqual(await payorsOf(bench, made), [bench.payorId], 'who pays into it')
  }),
]
