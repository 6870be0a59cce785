import { describe, expect, it } from 'vitest'
import { opened, listOf, sentNames, offline, profileOf, savings, settle } from '../bench.ts'

describe('a removal of a receiving address', () => {
  const two = { profiles: [profileOf(savings), profileOf({ ...savings, id: 'w-other', label: 'Other' })] }

  it('RECV-090 sends nothing after its dialog was cancelled, and closes the dialog after success', async () => {
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

  it('RECV-090 RECV-123 deletes the wallet on retry when the response to the deletion of the profile was lost', async () => {
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

  it('does not close a dialog that the user opened during the removal', async () => {
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

  it('the dialog opens without the error of the previous removal', async () => {
    const all = await opened({ ...two, faults: { remove: offline } })
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()?.status).toBe('failed')
    all.directory.closeRemoval()
    all.directory.openDeleteDialog('p-w-other')
    expect(all.directory.removal.get()).toMatchObject({ title: 'Delete Other?', status: null })
  })

  it('shows a failure above the list when its dialog was closed, even if another dialog is open', async () => {
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
