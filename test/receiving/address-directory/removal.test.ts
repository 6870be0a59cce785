import { describe, expect, it } from 'vitest'
import { entered, indexOf, names, offline, profileOf, savings, settle } from '../bench.ts'

describe('a removal', () => {
  const two = { profiles: [profileOf(savings), profileOf({ ...savings, id: 'w-other', label: 'Other' })] }

  it('RECV-090 is asked about no longer once it was closed, or done', async () => {
    const all = await entered(two)
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.closeRemoval()
    expect(all.directory.removal.get()).toBeNull()
    all.directory.remove()
    await settle()
    expect(all.sent()).toEqual([])
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()).toBeNull()
  })

  it('RECV-090 RECV-123 goes on with the wallet where the profile was deleted and the answer to it was lost', async () => {
    const all = await entered(two)
    all.directory.openDeleteDialog('p-w-savings')
    all.provider.lost = ['remove']
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()?.status).toBe('failed')
    all.provider.lost = []
    all.directory.remove()
    await settle()
    expect(names(all)).toEqual(['remove', 'deleteWallet'])
    expect(indexOf(all)).toMatchObject({
      notice: { tone: 'success', text: 'Savings was deleted.' },
      profiles: [{ name: 'Other' }],
    })
  })

  it('leaves the question alone that was asked meanwhile', async () => {
    const all = await entered(two)
    all.directory.openDeleteDialog('p-w-savings')
    all.holdNext('remove')
    all.directory.remove()
    await settle()
    all.directory.closeRemoval()
    all.directory.openDeleteDialog('p-w-other')
    all.modals.splice(0)
    await all.release()
    expect(all.directory.removal.get()?.title).toBe('Delete Other?')
    expect(all.modals).toEqual([])
    expect(indexOf(all).profiles.map(({ name }) => name)).toEqual(['Other'])
  })

  it('is asked about without what became of the last one', async () => {
    const all = await entered({ ...two, faults: { remove: offline } })
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()?.status).toBe('failed')
    all.directory.closeRemoval()
    all.directory.openDeleteDialog('p-w-other')
    expect(all.directory.removal.get()).toMatchObject({ title: 'Delete Other?', status: null })
  })

  it('is told above the list where it failed after its dialog was closed, also while another is asked about', async () => {
    for (const next of [null, 'p-w-other']) {
      const all = await entered({ ...two, faults: { remove: offline } })
      all.directory.openDeleteDialog('p-w-savings')
      all.holdNext('remove')
      all.directory.remove()
      await settle()
      all.directory.closeRemoval()
      if (next !== null) all.directory.openDeleteDialog(next)
      await all.release()
      expect(indexOf(all).notice).toEqual({
        tone: 'caution',
        text: 'Savings was not deleted. Please try again.',
        move: null,
      })
    }
  })
})
