import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { listOf, offline, settle } from '../bench.ts'
import { type Bench, sentMoves, noticeOf, withTwoAddresses } from './two-addresses.ts'

describe('second factor when the user accepts, moves or removes a sender', () => {
  const codeRequired = rejected(403, 'Enter a two-factor code first.', null, 'twoFactorCode')
  const accepted = async (all: Bench) => {
    all.directory.accept('harbor')
    await settle()
    all.calls.splice(0)
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
  }

  it('A12 after the user enters the required second factor, the app repeats the rejected call and moves the sender', async () => {
    const all = await withTwoAddresses()
    await accepted(all)
    all.provider.faults = { removePayor: codeRequired }
    all.directory.change()
    await settle()
    expect(all.modals).toEqual(['ask twoFactorCode'])
    expect(sentMoves(all)).toEqual([['removePayor', 'p-w-savings']])
    expect(listOf(all).notice?.move?.isEnabled).toBe(false)
    all.provider.faults = {}
    all.proof.answer(true)
    await settle()
    expect(sentMoves(all)).toEqual([
      ['removePayor', 'p-w-savings'],
      ['removePayor', 'p-w-savings'],
      ['addPayor', 'p-w-everyday'],
    ])
    expect(noticeOf(all)?.text).toBe(
      'Payments from Harbor Studio will go to Everyday (USDC …AbCd). We approve the address within 24 hours and hold the payments until then.',
    )
    all.directory.undo()
    await settle()
    expect(noticeOf(all)?.text).toBe(
      "Payments from Harbor Studio go to Savings (BTC …0end). If this change needs approval, we hold the payments until it's approved.",
    )
  })

  it('A12 if the user does not enter the required second factor, the sender stays at the old address', async () => {
    const all = await withTwoAddresses()
    await accepted(all)
    all.provider.faults = { removePayor: codeRequired }
    all.directory.change()
    await settle()
    all.proof.answer(false)
    await settle()
    expect(sentMoves(all)).toEqual([['removePayor', 'p-w-savings']])
    expect(noticeOf(all)).toMatchObject({ tone: 'caution', move: { isEnabled: true } })
    expect(listOf(all).profiles.map(({ senders }) => senders)).toEqual([
      'Senders: Lumen Payroll, Harbor Studio',
      'No senders yet.',
    ])
  })

  it.each([
    ['of another kind', rejected(403, 'No.')],
    ['of another field', rejected(403, 'No.', null, 'payorId')],
    ['of a field that every object has', rejected(403, 'No.', null, 'toString')],
    ['of another status', rejected(422, 'No.', null, 'twoFactorCode')],
    ['without a response', offline],
  ])(
    'A12 the app asks for a second factor only if the call requires one, and not after a failure %s',
    async (_, fault) => {
      const all = await withTwoAddresses({ faults: { addPayor: fault } })
      all.directory.accept('harbor')
      await settle()
      expect(all.modals).toEqual([])
      expect(sentMoves(all)).toEqual([['addPayor', 'p-w-savings']])
    },
  )

  it.each([
    ['is not given', false, codeRequired],
    ['was given', true, rejected(422, 'Not now.')],
  ])(
    'A12 if the second factor %s and the removal fails, the dialog shows the error; if the dialog is closed, a notice does',
    async (_, isGiven, fault) => {
      const all = await withTwoAddresses({ faults: { removePayor: codeRequired } })
      for (const isClosed of [false, true]) {
        all.provider.faults = { removePayor: codeRequired }
        all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
        all.directory.remove()
        await settle()
        expect(noticeOf(all)).toBeNull()
        if (isClosed) all.directory.closeRemoval()
        all.provider.faults = { removePayor: fault }
        all.proof.answer(isGiven)
        await settle()
        const text = "We couldn't remove Lumen Payroll from Savings. Try again."
        expect(noticeOf(all)).toEqual(isClosed ? { tone: 'caution', text, move: null } : null)
        expect(all.directory.removal.get()?.status).toBe(isClosed ? undefined : 'failed')
      }
      all.provider.faults = {}
      all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
      all.directory.remove()
      await settle()
      expect(noticeOf(all)?.text).toBe('Lumen Payroll was removed from Savings.')
    },
  )

  it('A12 the app asks for the second factor when the user removes a sender or adds an address for a sender', async () => {
    const all = await withTwoAddresses({ faults: { removePayor: codeRequired, addPayor: codeRequired } })
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
