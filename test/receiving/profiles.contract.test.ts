import { graphqlPayoutProfiles } from '@paydeck/adapters/graphql/receiving/address-form'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import { activeProfile, payoutRequests, rejected } from '@paydeck/core'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { at } from '../sandbox/running.ts'
import { ether, type Recipient, recipient, errorOf, operationError, replyOf } from './recipient.ts'

const notFound = E.left(rejected(200, 'Not found.'))
const profilesIn = ({ directory }: Recipient) => answered(directory.profiles)

describe('new payout profiles', () => {
  it('CALL-070 createPayoutProfile returns the new profile with its wallet', async () => {
    const user = await recipient()
    const walletId = await user.createSpareWallet()
    const made = replyOf(
      await user.client.graphql('createPayoutProfile', { name: ' Cold storage ', walletId }),
      'createPayoutProfile',
    )
    expect(made).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as unknown,
      name: 'Cold storage',
      payors: [],
      wallet: { id: walletId, currency: 'ETH', address: ether(1), label: 'Spare' },
      percentage: 100,
    })
    expect((await profilesIn(user)).at(-1)).toEqual(made)
  })

  it('CALL-070 RECV-099 RECV-112 createPayoutProfile creates only one profile per wallet, even on concurrent requests', async () => {
    const user = await recipient()
    const walletId = await user.createSpareWallet()
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => user.client.graphql('createPayoutProfile', { name, walletId })),
    )
    expect(answers.filter((answer) => errorOf(answer) === undefined)).toHaveLength(1)
    expect(new Set(answers.map(errorOf))).toEqual(new Set([undefined, 'This address already has a profile.']))
    expect(await profilesIn(user)).toHaveLength(3)
  })

  it('CALL-064 CALL-072 AddPayorToWallet creates a profile; its default name is the label of the wallet', async () => {
    const user = await recipient({
      payors: ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research', 'Harbor Studio'],
      payouts: 1,
    })
    const [, , third = '', fourth = ''] = user.payorIds
    const made = replyOf(
      await user.client.graphql('AddPayorToWallet', { payorId: third, walletId: await user.createSpareWallet(1) }),
      'addPayorToWallet',
    )
    expect(made).toMatchObject({
      name: 'Spare',
      payors: [{ id: third, name: 'Cobalt Research' }],
      wallet: { address: ether(1) },
    })
    const named = await answered(
      user.profiles.addPayorToWallet({ name: 'Harbour', payorId: fourth, walletId: await user.createSpareWallet(2) }),
    )
    expect(named).toMatchObject({ name: 'Harbour', payors: [{ name: 'Harbor Studio' }] })
    expect((await profilesIn(user)).slice(2)).toEqual([made, named])
  })

  it('CALL-064 AddPayorToWallet rejects a payor who is already in a profile, and a wallet that already has a profile', async () => {
    const user = await recipient()
    const [payorId = '', , third = ''] = user.payorIds
    const [walletId = ''] = user.walletIds
    const spare = await user.createSpareWallet()
    expect(await operationError(user.client, 'AddPayorToWallet', { payorId, walletId: spare })).toBe(
      'This sender already pays to another address.',
    )
    expect(await operationError(user.client, 'AddPayorToWallet', { payorId: third, walletId })).toBe(
      'This address already has a profile.',
    )
    expect(await user.payorNames()).toEqual([['Lumen Payroll'], ['Tidewater Studios']])
  })
})

describe('payors of a profile', () => {
  it('CALL-065 RECV-071 AddPayorToProfile can add the payor of a payout request to the active profile', async () => {
    const user = await recipient()
    const profiles = await profilesIn(user)
    const [request] = payoutRequests(await answered(user.directory.payors), profiles)
    const profileId = activeProfile(profiles)?.id ?? ''
    const answer = await user.client.graphql('AddPayorToProfile', { payorId: request?.id, profileId })
    expect(replyOf(answer, 'addPayorToProfile')).toEqual({ id: profileId })
    expect(await user.payorNames()).toEqual([['Lumen Payroll', 'Cobalt Research'], ['Tidewater Studios']])
  })

  it('CALL-065 RECV-112 AddPayorToProfile is idempotent, and rejects a payor who is in another profile', async () => {
    const user = await recipient()
    const [payorId = ''] = user.payorIds
    const [profileId = '', other = ''] = user.profileIds
    await answered(user.profiles.addPayor({ payorId, profileId }))
    expect(await operationError(user.client, 'AddPayorToProfile', { payorId, profileId: other })).toBe(
      'This sender already pays to another address.',
    )
    expect(await user.payorNames()).toEqual([['Lumen Payroll'], ['Tidewater Studios']])
  })

  it('CALL-065 if concurrent calls add a payor to two profiles, only one of the profiles gets the payor', async () => {
    const user = await recipient()
    const payorId = user.payorIds[2] ?? ''
    const answers = await Promise.all(
      [...user.profileIds, ...user.profileIds].map((profileId) => user.profiles.addPayor({ payorId, profileId })()),
    )
    expect(answers.filter(E.isRight)).toHaveLength(2)
    expect((await user.payorNames()).flat().toSorted()).toEqual([
      'Cobalt Research',
      'Lumen Payroll',
      'Tidewater Studios',
    ])
  })

  it('CALL-066 RECV-089 RemovePayorFromProfile returns the payor to the payout requests; a repeated call changes nothing', async () => {
    const user = await recipient()
    const [payorId = ''] = user.payorIds
    const [profileId = '', other = ''] = user.profileIds
    const answer = await user.client.graphql('RemovePayorFromProfile', { payorId, profileId })
    expect(replyOf(answer, 'removePayorFromProfile')).toEqual({ id: profileId })
    await answered(user.profiles.removePayor({ payorId, profileId }))
    expect(await user.payorNames()).toEqual([[], ['Tidewater Studios']])
    const requests = payoutRequests(await answered(user.directory.payors), await profilesIn(user))
    expect(requests.map(({ name }) => name)).toEqual(['Lumen Payroll', 'Cobalt Research'])
    // Removing a payor that belongs to another profile has no effect.
    await answered(user.profiles.removePayor({ payorId: user.payorIds[1] ?? '', profileId }))
    expect(await user.payorNames()).toEqual([[], ['Tidewater Studios']])
    await answered(user.profiles.addPayor({ payorId, profileId: other }))
    expect(await user.payorNames()).toEqual([[], ['Lumen Payroll', 'Tidewater Studios']])
  })
})

describe('changes to a payout profile', () => {
  it('CALL-067 RECV-087 UpdatePayoutProfile keeps the wallet if only the flag includeName is set', async () => {
    const user = await recipient()
    const [profileId = ''] = user.profileIds
    const input = {
      profileId,
      includeName: true,
      includeWallet: false,
      name: ' Rainy days ',
      walletId: 'not looked at',
    }
    const answer = await user.client.graphql('UpdatePayoutProfile', input)
    expect(replyOf(answer, 'updatePayoutProfile')).toEqual({ id: profileId, setName: 'Rainy days' })
    const [changed, other] = await profilesIn(user)
    expect([changed?.name, changed?.wallet?.id, other?.name]).toEqual(['Rainy days', user.walletIds[0], 'Everyday'])
  })

  it('CALL-067 RECV-106 UpdatePayoutProfile changes the wallet of a profile if and only if the profile has no payors', async () => {
    const user = await recipient()
    const [profileId = ''] = user.profileIds
    const walletId = await user.createSpareWallet()
    const set = { profileId, includeName: false, includeWallet: true, name: 'not looked at', walletId }
    expect(await operationError(user.client, 'UpdatePayoutProfile', set)).toBe(
      "Senders pay to this profile. Edit its address; you can't choose a different one.",
    )
    await answered(user.profiles.removePayor({ payorId: user.payorIds[0] ?? '', profileId }))
    expect(replyOf(await user.client.graphql('UpdatePayoutProfile', set), 'updatePayoutProfile')).toEqual({
      id: profileId,
      setWallet: walletId,
    })
    expect((await profilesIn(user))[0]).toMatchObject({
      name: 'Savings',
      wallet: { id: walletId, address: ether(1) },
    })
    expect(await operationError(user.client, 'UpdatePayoutProfile', { ...set, walletId: user.walletIds[1] })).toBe(
      'This address already has a profile.',
    )
  })

  it('CALL-067 UpdatePayoutProfile accepts the wallet that a profile already has, even if the profile has payors', async () => {
    const user = await recipient()
    const [profileId] = user.profileIds
    const [walletId] = user.walletIds
    const before = await profilesIn(user)
    const set = { profileId, includeName: false, includeWallet: true, walletId }
    expect(replyOf(await user.client.graphql('UpdatePayoutProfile', set), 'updatePayoutProfile')).toEqual({
      id: profileId,
      setWallet: walletId,
    })
    expect(await profilesIn(user)).toEqual(before)
  })

  it('CALL-067 UpdatePayoutProfile can change name and wallet together; if it rejects either of them, it changes nothing', async () => {
    const user = await recipient()
    const [profileId = '', empty = ''] = user.profileIds
    await answered(user.profiles.removePayor({ payorId: user.payorIds[1] ?? '', profileId: empty }))
    const walletId = await user.createSpareWallet()
    const both = { includeName: true, includeWallet: true, name: 'New', walletId }
    expect(await operationError(user.client, 'UpdatePayoutProfile', { ...both, profileId })).toBe(
      "Senders pay to this profile. Edit its address; you can't choose a different one.",
    )
    expect(
      await operationError(user.client, 'UpdatePayoutProfile', { ...both, profileId: empty, name: undefined }),
    ).toBe('Change a value first.')
    expect((await profilesIn(user)).map(({ name }) => name)).toEqual(['Savings', 'Everyday'])
    await answered(user.profiles.update({ profileId: empty, name: 'New', walletId }))
    expect((await profilesIn(user))[1]).toMatchObject({ name: 'New', wallet: { id: walletId } })
  })

  it('CALL-067 CALL-068 the client sends a changed name or wallet with its flag set, and sends no call if nothing changes', async () => {
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

describe('deletion of payout profiles', () => {
  it('CALL-069 RECV-090 DeletePayoutProfile returns the remaining profiles and keeps the wallet of the deleted profile', async () => {
    const user = await recipient()
    const [profileId = '', other] = user.profileIds
    await answered(user.profiles.removePayor({ payorId: user.payorIds[0] ?? '', profileId }))
    const remaining = replyOf(await user.client.graphql('DeletePayoutProfile', { profileId }), 'deletePayoutProfile')
    expect(remaining).toEqual([expect.objectContaining({ id: other, name: 'Everyday' })])
    expect(remaining).toEqual(await profilesIn(user))
    expect(await user.wallets()).toHaveLength(2)
    await answered(user.book.deleteWallet({ walletId: user.walletIds[0] ?? '' }))
    expect((await user.wallets()).map(({ label }) => label)).toEqual(['Everyday'])
    expect(await user.profiles.remove({ profileId })()).toEqual(notFound)
  })

  it('CALL-069 RECV-017 RECV-112 DeletePayoutProfile rejects a profile with payors', async () => {
    const user = await recipient()
    const [profileId = ''] = user.profileIds
    expect(await operationError(user.client, 'DeletePayoutProfile', { profileId })).toBe(
      'Senders pay to this address. Remove them first.',
    )
    expect(await profilesIn(user)).toHaveLength(2)
  })

  it('CALL-065 CALL-069 if a payor is added to a profile during its deletion, exactly one of the two calls succeeds', async () => {
    const user = await recipient()
    const payorId = user.payorIds[2] ?? ''
    for (let number = 1; number <= 6; number += 1) {
      // eslint-disable-next-line no-await-in-loop -- each iteration is a separate race
      const { id: profileId } = await answered(
        user.profiles.create({ name: `Race ${number}`, walletId: await user.createSpareWallet(number) }),
      )
      const adding = async () => E.isRight(await user.profiles.addPayor({ payorId, profileId })())
      const removing = async () => E.isRight(await user.profiles.remove({ profileId })())
      const isAddedFirst = number % 2 === 0
      // eslint-disable-next-line no-await-in-loop
      const answers = await Promise.all(isAddedFirst ? [adding(), removing()] : [removing(), adding()])
      const [isAdded, isRemoved] = isAddedFirst ? answers : answers.toReversed()
      expect(isAdded).toBe(!isRemoved)
      // eslint-disable-next-line no-await-in-loop
      const members = (await profilesIn(user)).find(({ id }) => id === profileId)?.payors.map(({ id }) => id)
      expect(members).toEqual(isAdded === true ? [payorId] : undefined)
      // eslint-disable-next-line no-await-in-loop
      if (members !== undefined) await answered(user.profiles.removePayor({ payorId, profileId }))
    }
  })
})
