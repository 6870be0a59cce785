import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { indexOf, offline, settle } from '../bench.ts'
import { type Bench, moves, told, withTwo } from './two-addresses.ts'

describe('a second factor that the provider wants first', () => {
  const wanted = rejected(403, 'Enter a two-factor code first.', null, 'twoFactorCode')
  const accepted = async (all: Bench) => {
    all.directory.accept('harbor')
    await settle()
    all.calls.splice(0)
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
  }

  it('A12 is asked for, and the move goes on once it was given: each call is made once more', async () => {
    const all = await withTwo()
    await accepted(all)
    all.provider.faults = { removePayor: wanted }
    all.directory.change()
    await settle()
    expect(all.modals).toEqual(['ask twoFactorCode'])
    expect(moves(all)).toEqual([['removePayor', 'p-w-savings']])
    expect(indexOf(all).notice?.move?.isEnabled).toBe(false)
    all.provider.faults = {}
    all.proof.answer(true)
    await settle()
    expect(moves(all)).toEqual([
      ['removePayor', 'p-w-savings'],
      ['removePayor', 'p-w-savings'],
      ['addPayor', 'p-w-everyday'],
    ])
    expect(told(all)?.text).toBe(
      'Payments of Harbor Studio will go to Everyday (USDC …AbCd). This will be approved within 24 hours; they are held until then.',
    )
    all.directory.undo()
    await settle()
    expect(told(all)?.text).toBe(
      'Payments of Harbor Studio go to Savings (BTC …0end). If that has to be approved first, they are held until then.',
    )
  })

  it('A12 that is not given leaves the sender where they are', async () => {
    const all = await withTwo()
    await accepted(all)
    all.provider.faults = { removePayor: wanted }
    all.directory.change()
    await settle()
    all.proof.answer(false)
    await settle()
    expect(moves(all)).toEqual([['removePayor', 'p-w-savings']])
    expect(told(all)).toMatchObject({ tone: 'caution', move: { isEnabled: true } })
    expect(indexOf(all).profiles.map(({ senders }) => senders)).toEqual([
      'Senders: Lumen Payroll, Harbor Studio',
      'Nobody pays to this address yet.',
    ])
  })

  it.each([
    ['of another kind', rejected(403, 'No.')],
    ['of another field', rejected(403, 'No.', null, 'payorId')],
    ['of a field that every object has', rejected(403, 'No.', null, 'toString')],
    ['of another status', rejected(422, 'No.', null, 'twoFactorCode')],
    ['without an answer', offline],
  ])('A12 is asked for by no refusal %s', async (_, fault) => {
    const all = await withTwo({ faults: { addPayor: fault } })
    all.directory.accept('harbor')
    await settle()
    expect(all.modals).toEqual([])
    expect(moves(all)).toEqual([['addPayor', 'p-w-savings']])
  })

  it.each([
    ['is not given', false, wanted],
    ['was given', true, rejected(422, 'Not now.')],
  ])(
    'A12 that %s and removes nobody shows a failure in the open dialog, above the list once that is closed',
    async (_, isGiven, fault) => {
      const all = await withTwo({ faults: { removePayor: wanted } })
      for (const isClosed of [false, true]) {
        all.provider.faults = { removePayor: wanted }
        all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
        all.directory.remove()
        await settle()
        expect(told(all)).toBeNull()
        if (isClosed) all.directory.closeRemoval()
        all.provider.faults = { removePayor: fault }
        all.proof.answer(isGiven)
        await settle()
        const text = 'Lumen Payroll was not removed from Savings. Please try again.'
        expect(told(all)).toEqual(isClosed ? { tone: 'caution', text, move: null } : null)
        expect(all.directory.removal.get()?.status).toBe(isClosed ? undefined : 'failed')
      }
      all.provider.faults = {}
      all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
      all.directory.remove()
      await settle()
      expect(told(all)?.text).toBe('Lumen Payroll was removed from Savings.')
    },
  )

  it('A12 is asked for where a sender is removed, and where an address is added for one', async () => {
    const all = await withTwo({ faults: { removePayor: wanted, addPayor: wanted } })
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    all.directory.remove()
    await settle()
    expect(all.modals).toEqual(['open remove-receiving', 'ask twoFactorCode'])
    all.proof.answer(false)
    await settle()
    all.modals.splice(0)
    all.form.add('harbor')
    all.form.type({ field: 'address', text: 'bc1qother' })
    all.form.save()
    await settle()
    expect(all.modals).toEqual(['ask twoFactorCode'])
    all.provider.faults = {}
    all.proof.answer(true)
    await settle()
    expect(all.form.view.get()?.alert?.text).toBe('Your address was added.')
  })
})
