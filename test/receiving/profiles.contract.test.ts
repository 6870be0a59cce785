import { graphqlPayoutProfiles } from '@paydeck/adapters/graphql/receiving/address-form'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import { activeProfile, payoutRequests, rejected } from '@paydeck/core'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { at } from '../sandbox/running.ts'
import { ether, type Recipient, recipient, refusal, refusalOf, reply } from './recipient.ts'

const notFound = E.left(rejected(200, 'Not found.'))
const profilesIn = ({ directory }: Recipient) => answered(directory.profiles)

describe('a new profile', () => {
  it('CALL-070 is answered with, and has the wallet', async () => {
    const somebody = await recipient()
    const walletId = await somebody.spare()
    const made = reply(
      await somebody.client.graphql('createPayoutProfile', { name: ' Cold storage ', walletId }),
      'createPayoutProfile',
    )
    expect(made).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as unknown,
      name: 'Cold storage',
      payors: [],
      wallet: { id: walletId, currency: 'ETH', address: ether(1), label: 'Spare' },
      percentage: 100,
    })
    expect((await profilesIn(somebody)).at(-1)).toEqual(made)
  })

  it('CALL-070 RECV-099 RECV-112 is refused where the wallet has one, also for many at once', async () => {
    const somebody = await recipient()
    const walletId = await somebody.spare()
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => somebody.client.graphql('createPayoutProfile', { name, walletId })),
    )
    expect(answers.filter((answer) => refusal(answer) === undefined)).toHaveLength(1)
    expect(new Set(answers.map(refusal))).toEqual(new Set([undefined, 'This address already has a profile.']))
    expect(await profilesIn(somebody)).toHaveLength(3)
  })

  it('CALL-064 CALL-072 is made for a payor and a wallet, by the name of the wallet unless it gets one', async () => {
    const somebody = await recipient({
      payors: ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research', 'Harbor Studio'],
      payouts: 1,
    })
    const [, , third = '', fourth = ''] = somebody.payorIds
    const made = reply(
      await somebody.client.graphql('AddPayorToWallet', { payorId: third, walletId: await somebody.spare(1) }),
      'addPayorToWallet',
    )
    expect(made).toMatchObject({
      name: 'Spare',
      payors: [{ id: third, name: 'Cobalt Research' }],
      wallet: { address: ether(1) },
    })
    const named = await answered(
      somebody.profiles.addPayorToWallet({ name: 'Harbour', payorId: fourth, walletId: await somebody.spare(2) }),
    )
    expect(named).toMatchObject({ name: 'Harbour', payors: [{ name: 'Harbor Studio' }] })
    expect((await profilesIn(somebody)).slice(2)).toEqual([made, named])
  })

  it('CALL-064 is not made where the payor pays into another, or the wallet has one', async () => {
    const somebody = await recipient()
    const [payorId = '', , third = ''] = somebody.payorIds
    const [walletId = ''] = somebody.walletIds
    const spare = await somebody.spare()
    expect(await refusalOf(somebody.client, 'AddPayorToWallet', { payorId, walletId: spare })).toBe(
      'This sender already pays to another address.',
    )
    expect(await refusalOf(somebody.client, 'AddPayorToWallet', { payorId: third, walletId })).toBe(
      'This address already has a profile.',
    )
    expect(await somebody.members()).toEqual([['Lumen Payroll'], ['Tidewater Studios']])
  })
})

describe('who pays into a profile', () => {
  it('CALL-065 RECV-071 takes up a request into the active profile', async () => {
    const somebody = await recipient()
    const profiles = await profilesIn(somebody)
    const [request] = payoutRequests(await answered(somebody.directory.payors), profiles)
    const profileId = activeProfile(profiles)?.id ?? ''
    const answer = await somebody.client.graphql('AddPayorToProfile', { payorId: request?.id, profileId })
    expect(reply(answer, 'addPayorToProfile')).toEqual({ id: profileId })
    expect(await somebody.members()).toEqual([['Lumen Payroll', 'Cobalt Research'], ['Tidewater Studios']])
  })

  it('CALL-065 RECV-112 is the same once and twice, and one profile a payor', async () => {
    const somebody = await recipient()
    const [payorId = ''] = somebody.payorIds
    const [profileId = '', other = ''] = somebody.profileIds
    await answered(somebody.profiles.addPayor({ payorId, profileId }))
    expect(await refusalOf(somebody.client, 'AddPayorToProfile', { payorId, profileId: other })).toBe(
      'This sender already pays to another address.',
    )
    expect(await somebody.members()).toEqual([['Lumen Payroll'], ['Tidewater Studios']])
  })

  it('CALL-065 puts a payor into one profile, however many ask at once', async () => {
    const somebody = await recipient()
    const payorId = somebody.payorIds[2] ?? ''
    const answers = await Promise.all(
      [...somebody.profileIds, ...somebody.profileIds].map((profileId) =>
        somebody.profiles.addPayor({ payorId, profileId })(),
      ),
    )
    expect(answers.filter(E.isRight)).toHaveLength(2)
    expect((await somebody.members()).flat().toSorted()).toEqual([
      'Cobalt Research',
      'Lumen Payroll',
      'Tidewater Studios',
    ])
  })

  it('CALL-066 RECV-089 makes a payor a request again, and is the same twice', async () => {
    const somebody = await recipient()
    const [payorId = ''] = somebody.payorIds
    const [profileId = '', other = ''] = somebody.profileIds
    const answer = await somebody.client.graphql('RemovePayorFromProfile', { payorId, profileId })
    expect(reply(answer, 'removePayorFromProfile')).toEqual({ id: profileId })
    await answered(somebody.profiles.removePayor({ payorId, profileId }))
    expect(await somebody.members()).toEqual([[], ['Tidewater Studios']])
    const requests = payoutRequests(await answered(somebody.directory.payors), await profilesIn(somebody))
    expect(requests.map(({ name }) => name)).toEqual(['Lumen Payroll', 'Cobalt Research'])
    // Of the profile that was named, and of no other.
    await answered(somebody.profiles.removePayor({ payorId: somebody.payorIds[1] ?? '', profileId }))
    expect(await somebody.members()).toEqual([[], ['Tidewater Studios']])
    await answered(somebody.profiles.addPayor({ payorId, profileId: other }))
    expect(await somebody.members()).toEqual([[], ['Lumen Payroll', 'Tidewater Studios']])
  })
})

describe('changing a profile', () => {
  it('CALL-067 RECV-087 sets its name alone', async () => {
    const somebody = await recipient()
    const [profileId = ''] = somebody.profileIds
    const input = {
      profileId,
      includeName: true,
      includeWallet: false,
      name: ' Rainy days ',
      walletId: 'not looked at',
    }
    const answer = await somebody.client.graphql('UpdatePayoutProfile', input)
    expect(reply(answer, 'updatePayoutProfile')).toEqual({ id: profileId, setName: 'Rainy days' })
    const [changed, other] = await profilesIn(somebody)
    expect([changed?.name, changed?.wallet?.id, other?.name]).toEqual(['Rainy days', somebody.walletIds[0], 'Everyday'])
  })

  it('CALL-067 RECV-106 sets its wallet alone, where no payor pays into it', async () => {
    const somebody = await recipient()
    const [profileId = ''] = somebody.profileIds
    const walletId = await somebody.spare()
    const set = { profileId, includeName: false, includeWallet: true, name: 'not looked at', walletId }
    expect(await refusalOf(somebody.client, 'UpdatePayoutProfile', set)).toBe(
      'Senders pay to this address. Change the address instead.',
    )
    await answered(somebody.profiles.removePayor({ payorId: somebody.payorIds[0] ?? '', profileId }))
    expect(reply(await somebody.client.graphql('UpdatePayoutProfile', set), 'updatePayoutProfile')).toEqual({
      id: profileId,
      setWallet: walletId,
    })
    expect((await profilesIn(somebody))[0]).toMatchObject({
      name: 'Savings',
      wallet: { id: walletId, address: ether(1) },
    })
    expect(await refusalOf(somebody.client, 'UpdatePayoutProfile', { ...set, walletId: somebody.walletIds[1] })).toBe(
      'This address already has a profile.',
    )
  })

  it('CALL-067 leaves the wallet that it has already, also where a payor pays into it', async () => {
    const somebody = await recipient()
    const [profileId] = somebody.profileIds
    const [walletId] = somebody.walletIds
    const before = await profilesIn(somebody)
    const set = { profileId, includeName: false, includeWallet: true, walletId }
    expect(reply(await somebody.client.graphql('UpdatePayoutProfile', set), 'updatePayoutProfile')).toEqual({
      id: profileId,
      setWallet: walletId,
    })
    expect(await profilesIn(somebody)).toEqual(before)
  })

  it('CALL-067 sets both or, where one of them is refused, neither', async () => {
    const somebody = await recipient()
    const [profileId = '', empty = ''] = somebody.profileIds
    await answered(somebody.profiles.removePayor({ payorId: somebody.payorIds[1] ?? '', profileId: empty }))
    const walletId = await somebody.spare()
    const both = { includeName: true, includeWallet: true, name: 'New', walletId }
    expect(await refusalOf(somebody.client, 'UpdatePayoutProfile', { ...both, profileId })).toBe(
      'Senders pay to this address. Change the address instead.',
    )
    expect(
      await refusalOf(somebody.client, 'UpdatePayoutProfile', { ...both, profileId: empty, name: undefined }),
    ).toBe('Enter a value to change.')
    expect((await profilesIn(somebody)).map(({ name }) => name)).toEqual(['Savings', 'Everyday'])
    await answered(somebody.profiles.update({ profileId: empty, name: 'New', walletId }))
    expect((await profilesIn(somebody))[1]).toMatchObject({ name: 'New', wallet: { id: walletId } })
  })

  it('CALL-067 CALL-068 sends exactly what its flags include, and nothing where they include nothing', async () => {
    const bodies: Array<unknown> = []
    const { graphql } = clientsOf({
      ...(await recipient()).client,
      fetch: async (_path, init) => {
        bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null)
        return Response.json({ data: { user: { updatePayoutProfile: { id: 'p' } } } })
      },
    })
    const { update } = graphqlPayoutProfiles(
      graphql,
      makeIdempotentSend(() => crypto.randomUUID()),
    )
    const text = fc.option(fc.string(), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(text, text, async (name, walletId) => {
        bodies.length = 0
        const given = { ...(name === undefined ? {} : { name }), ...(walletId === undefined ? {} : { walletId }) }
        expect(await update({ profileId: 'p', ...given })()).toEqual(E.right(undefined))
        const flags = { includeName: name !== undefined, includeWallet: walletId !== undefined }
        const sent = bodies.map((body) => at(body, 'variables'))
        expect(sent).toEqual(
          flags.includeName || flags.includeWallet
            ? [
                {
                  profileId: 'p',
                  ...flags,
                  ...given,
                  token: expect.any(String) as unknown,
                  csrf: expect.any(String) as unknown,
                },
              ]
            : [],
        )
      }),
    )
  })
})

describe('a profile that goes', () => {
  it('CALL-069 RECV-090 is answered with those that are left; its wallet stays until it is deleted too', async () => {
    const somebody = await recipient()
    const [profileId = '', other] = somebody.profileIds
    await answered(somebody.profiles.removePayor({ payorId: somebody.payorIds[0] ?? '', profileId }))
    const left = reply(await somebody.client.graphql('DeletePayoutProfile', { profileId }), 'deletePayoutProfile')
    expect(left).toEqual([expect.objectContaining({ id: other, name: 'Everyday' })])
    expect(left).toEqual(await profilesIn(somebody))
    expect(await somebody.wallets()).toHaveLength(2)
    await answered(somebody.book.deleteWallet({ walletId: somebody.walletIds[0] ?? '' }))
    expect((await somebody.wallets()).map(({ label }) => label)).toEqual(['Everyday'])
    expect(await somebody.profiles.remove({ profileId })()).toEqual(notFound)
  })

  it('CALL-069 RECV-017 RECV-112 stays where a payor pays into it', async () => {
    const somebody = await recipient()
    const [profileId = ''] = somebody.profileIds
    expect(await refusalOf(somebody.client, 'DeletePayoutProfile', { profileId })).toBe(
      'Senders pay to this address. Remove them first.',
    )
    expect(await profilesIn(somebody)).toHaveLength(2)
  })

  it('CALL-065 CALL-069 loses no payor who is added to it at the same time', async () => {
    const somebody = await recipient()
    const payorId = somebody.payorIds[2] ?? ''
    for (let number = 1; number <= 6; number += 1) {
      // eslint-disable-next-line no-await-in-loop -- each of them is a race of its own
      const { id: profileId } = await answered(
        somebody.profiles.create({ name: `Race ${number}`, walletId: await somebody.spare(number) }),
      )
      const adding = async () => E.isRight(await somebody.profiles.addPayor({ payorId, profileId })())
      const removing = async () => E.isRight(await somebody.profiles.remove({ profileId })())
      const isAddedFirst = number % 2 === 0
      // eslint-disable-next-line no-await-in-loop
      const answers = await Promise.all(isAddedFirst ? [adding(), removing()] : [removing(), adding()])
      const [isAdded, isRemoved] = isAddedFirst ? answers : answers.toReversed()
      expect(isAdded).toBe(!isRemoved)
      // eslint-disable-next-line no-await-in-loop
      const members = (await profilesIn(somebody)).find(({ id }) => id === profileId)?.payors.map(({ id }) => id)
      expect(members).toEqual(isAdded === true ? [payorId] : undefined)
      // eslint-disable-next-line no-await-in-loop
      if (members !== undefined) await answered(somebody.profiles.removePayor({ payorId, profileId }))
    }
  })
})
