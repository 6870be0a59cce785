import { describe, expect, it } from 'vitest'
import { opened, listOf, sentNames, offline, profileOf, savings, settle } from '../bench.ts'

describe('a removal of a receiving address', () => {
  const two = { profiles: [profileOf(savings), profileOf({ ...savings, id: 'w-other', label: 'Other' })] }

  it('RECV-090 sends nothing if the user cancels the dialog, and closes the dialog after success', async () => {
    const all = await opened(two)
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

  it('RECV-090 RECV-123 deletes the wallet on a retry after the response to the deletion of the profile was lost', async () => {
    const all = await opened(two)
    all.directory.openDeleteDialog('p-w-savings')
    all.provider.lostResponses = ['remove']
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()?.status).toBe('failed')
    all.provider.lostResponses = []
    all.directory.remove()
    await settle()
    expect(sentNames(all)).toEqual(['remove', 'deleteWallet'])
    expect(listOf(all)).toMatchObject({
      notice: { tone: 'success', text: 'Savings was deleted.' },
      profiles: [{ name: 'Other' }],
    })
  })

  it('does not close the dialog of another removal that the user has opened meanwhile', async () => {
    const all = await opened(two)
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
    expect(listOf(all).profiles.map(({ name }) => name)).toEqual(['Other'])
  })

  it('opens a dialog without the error of the previous removal', async () => {
    const all = await opened({ ...two, faults: { remove: offline } })
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()?.status).toBe('failed')
    all.directory.closeRemoval()
    all.directory.openDeleteDialog('p-w-other')
    expect(all.directory.removal.get()).toMatchObject({ title: 'Delete Other?', status: null })
  })

  it('shows its failure above the list if its dialog was closed, even if the dialog of another removal is open', async () => {
    for (const next of [null, 'p-w-other']) {
      const all = await opened({ ...two, faults: { remove: offline } })
      all.directory.openDeleteDialog('p-w-savings')
      all.holdNext('remove')
      all.directory.remove()
      await settle()
      all.directory.closeRemoval()
      if (next !== null) all.directory.openDeleteDialog(next)
      await all.release()
      expect(listOf(all).notice).toEqual({
        tone: 'caution',
        text: "We couldn't delete Savings. Try again.",
        move: null,
      })
    }
  })
})
