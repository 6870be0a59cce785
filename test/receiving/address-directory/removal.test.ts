import { describe, expect, it } from 'vitest'
import { opened, listOf, sentNames, offline, profileOf, savings, settle } from '../bench.ts'

describe('removal of a receiving address', () => {
  const two = { profiles: [profileOf(savings), profileOf({ ...savings, id: 'w-other', label: 'Other' })] }

  it('RECV-090 a cancelled removal sends nothing; a successful removal closes its dialog', async () => {
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

  it('RECV-090 RECV-123 if the response to the deletion of a profile was lost, retrying the removal also deletes the wallet', async () => {
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

  it('when a removal succeeds, the dialog of another removal that the user has opened meanwhile stays open', async () => {
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

  it('the dialog of a removal opens without the error of the previous removal', async () => {
    const all = await opened({ ...two, faults: { remove: offline } })
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    expect(all.directory.removal.get()?.status).toBe('failed')
    all.directory.closeRemoval()
    all.directory.openDeleteDialog('p-w-other')
    expect(all.directory.removal.get()).toMatchObject({ title: 'Delete Other?', status: null })
  })

  it('a failed removal whose dialog was closed shows an error above the list, even if the dialog of another removal is open', async () => {
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
