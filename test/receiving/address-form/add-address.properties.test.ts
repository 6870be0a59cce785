import { messageOf, rejected, unreachable } from '@paydeck/core/kernel'
import {
  makeAddAddress,
  noPayouts,
  type PayoutProfile,
  type PayoutsState,
  type ReceivingForm,
} from '@paydeck/core/receiving'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings } from '../../slice-bench/index.ts'

const stages = ['validate', 'create-wallet', 'create-profile', 'add-payor'] as const
type Stage = (typeof stages)[number]

const texts: Readonly<Record<Stage, string>> = {
  validate: 'Invalid wallet address for currency USDP.',
  'create-wallet': 'There was a problem saving your wallet. Please review and try again.',
  'create-profile': 'There was some problem creating profile. Please try again later.',
  'add-payor': 'There was a problem saving your address. Please review and try again.',
}

const form: ReceivingForm = { currency: 'PAX', address: '0xabc', label: 'My Wallet' }
const profile: PayoutProfile = { id: 'p1', name: 'My Wallet', payors: [], wallet: null, percentage: null }
const faults = fc.constantFrom(unreachable, rejected(500, 'Server words'))

const bookWith = (failing: Stage | null, fault = unreachable as typeof unreachable | ReturnType<typeof rejected>) => {
  const sent: Array<readonly [Stage, unknown]> = []
  const call =
    <A>(stage: Stage, answer: A) =>
    (input: unknown) =>
    async () => {
      sent.push([stage, input])
      return failing === stage ? E.left(fault) : E.right(answer)
    }
  const { ports } = makeSurroundings()
  const { stores } = ports
  const add = makeAddAddress({
    ...ports,
    payouts: { state: stores.make<PayoutsState>({ ...noPayouts, invite: null, acceptedInvite: null }) },
    askProof: () => async () => false,
    addressBook: {
      validate: call('validate', true),
      createWallet: call('create-wallet', 'w1'),
    },
    payoutProfiles: {
      create: call('create-profile', profile),
      update: call('create-profile', undefined),
      addPayor: call('add-payor', undefined),
      addPayorToWallet: call('add-payor', profile),
    },
  })
  return { sent, add }
}

it('RECV-086 if a call fails while a new address is saved, no further call is sent and the error of this call is returned', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom(...stages)),
      faults,
      fc.option(fc.constant('payor-1')),
      async (failing, fault, payorId) => {
        const { sent, add } = bookWith(failing, fault)
        const filled = Object.freeze({ ...form })
        const result = await add({
          form: filled,
          payor: payorId === null ? null : { id: payorId, name: 'Lumen' },
          hasPayeeToken: true,
          before: [],
        })()
        const needed = stages.filter((stage) => stage !== 'add-payor' || payorId !== null)
        const last = failing === null || !needed.includes(failing) ? needed.length : needed.indexOf(failing) + 1
        expect(sent.map(([stage]) => stage)).toEqual(needed.slice(0, last))
        if (failing !== null && needed.includes(failing))
          expect(result).toEqual(E.left({ stage: failing, text: texts[failing], reason: messageOf(fault) }))
        else
          expect(result).toEqual(
            E.right({ ...profile, payors: payorId === null ? [] : [{ id: payorId, name: 'Lumen' }] }),
          )
      },
    ),
  )
})

it('saving a new address sends the values of the form; each later call sends the ids that earlier calls returned', async () => {
  const { sent, add } = bookWith(null)
  await add({ form, payor: { id: 'payor-1', name: 'Lumen' }, hasPayeeToken: true, before: [] })()
  expect(sent).toEqual([
    ['validate', { currency: 'PAX', address: '0xabc' }],
    ['create-wallet', form],
    ['create-profile', { name: 'My Wallet', walletId: 'w1' }],
    ['add-payor', { payorId: 'payor-1', profileId: 'p1' }],
  ])
})

it('RECV-080 RECV-084 ERR-075 if payee token, nickname or address is missing, a save returns an error and sends no request', async () => {
  const { sent, add } = bookWith(null)
  expect(await add({ form, payor: null, hasPayeeToken: false, before: [] })()).toEqual(
    E.left({
      stage: 'token',
      text: 'User does not have payouts access, please complete account verification.',
      reason: null,
    }),
  )
  for (const missing of [{ label: '' }, { address: '' }]) {
    const result = await add({ form: { ...form, ...missing }, payor: null, hasPayeeToken: true, before: [] })()
    expect(result).toEqual(E.left({ stage: 'create-wallet', text: texts['create-wallet'], reason: null }))
  }
  expect(sent).toEqual([])
})
