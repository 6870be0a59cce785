import { isPending } from '@paydeck/core/receiving'
import { describe, expect, it } from 'vitest'
import { entered, indexOf, profileOf, savings } from '../bench.ts'

describe('what is saved', () => {
  it('RECV-095 says of a profile without a wallet that nothing waits', () => {
    expect(isPending({ wallet: null }, [{ ...savings, isActive: false }])).toBe(false)
  })
})

describe('the words of the screen', () => {
  it('RECV-005 says what the addresses are for', async () => {
    expect(indexOf(await entered())).toMatchObject({
      heading: 'Your addresses',
      lead: 'These addresses are used when a sender wants to send you a payment.',
      application: { title: 'Verification' },
    })
  })

  it('RECV-089 RECV-090 warns of what a removal takes away', async () => {
    const all = await entered()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    expect(all.directory.removal.get()?.warning).toBe(
      'Lumen Payroll cannot pay to this address any more, and waits among the requests until you accept again.',
    )
    const empty = await entered({ profiles: [profileOf(savings)] })
    empty.directory.openDeleteDialog('p-w-savings')
    expect(empty.directory.removal.get()?.warning).toBe('The address is forgotten. You can add it again later.')
  })
})
