import { isPending } from '@paydeck/core/receiving'
import { describe, expect, it } from 'vitest'
import { opened, listOf, profileOf, savings } from '../bench.ts'

describe('approval of a receiving address', () => {
  it('RECV-095 a profile without a wallet is not pending approval', () => {
    expect(isPending({ wallet: null }, [{ ...savings, isActive: false }])).toBe(false)
  })
})

describe('texts of the page with the receiving addresses', () => {
  it('RECV-005 the introduction of the page explains when receiving addresses are used', async () => {
    expect(listOf(await opened())).toMatchObject({
      heading: 'Your addresses',
      lead: 'These addresses are used when a sender wants to send you a payment.',
      application: { title: 'Verification' },
    })
  })

  it('RECV-089 RECV-090 a removal dialog explains what happens to the sender or to the address', async () => {
    const all = await opened()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    expect(all.directory.removal.get()?.warning).toBe(
      'Lumen Payroll can no longer pay to this address and goes back to your payout requests.',
    )
    const empty = await opened({ profiles: [profileOf(savings)] })
    empty.directory.openDeleteDialog('p-w-savings')
    expect(empty.directory.removal.get()?.warning).toBe(
      'This removes the address from your account. You can add it again later.',
    )
  })
})
