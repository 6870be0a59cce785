import { unreachable } from '@paydeck/core/kernel'
import { passkeyExplanation } from '@paydeck/core/passkeys'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { passkeysWith } from '../bench.ts'

const shown = async (count: number, enabled = true) => {
  const bench = passkeysWith({ count, enabled })
  await bench.passkeys.tasks.load()
  return { ...bench, list: bench.keeping.list.get() }
}

describe('the list of passkeys', () => {
  it('PASS-010 if the user has five or more passkeys, the list disables "Add Passkey" and shows the reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (count) => {
        const { list } = await shown(count)
        const note = "You've reached the limit of 5 passkeys. Remove one to add another."
        expect(list.add).toMatchObject({ label: 'Add Passkey', isDisabled: count >= 5, note: count >= 5 ? note : null })
        expect(list.rows).toHaveLength(count)
        expect(list.setup).toBeNull()
      }),
      { examples: [[4], [5]] },
    )
  })

  it('PASS-008 if the user has no passkeys, the list shows a card that offers to create one', async () => {
    const { list } = await shown(0)
    expect(list.setup?.title).toBe('Setup a Passkey')
    expect(list.add).toMatchObject({ label: 'Create a Passkey', isDisabled: false })
    expect(list.rows).toEqual([])
  })

  it('PASS-001 the list is hidden if passkeys are disabled, and until the app knows whether they are enabled', async () => {
    const { list } = await shown(2, false)
    expect(list).toMatchObject({ isShown: false, rows: [], setup: null, add: null })
    expect(passkeysWith({ count: 2 }).keeping.list.get().isShown).toBe(false)
  })

  it('if the passkeys fail to load, the list shows the failure; after a successful reload, it shows the passkeys', async () => {
    const { passkeys, keeping, faults } = passkeysWith({ count: 1 })
    faults.set('credentials', unreachable)
    await passkeys.tasks.load()
    expect(keeping.list.get()).toMatchObject({
      isShown: true,
      failure: "We couldn't load your passkeys.",
      setup: null,
      add: null,
    })
    faults.clear()
    keeping.act.reload()
    await settle()
    expect(keeping.list.get()).toMatchObject({ failure: null, rows: [{ id: 'k0' }] })
  })

  it('SEC-005 `explain` opens the dialog about passkeys', async () => {
    const { keeping, modals } = await shown(0)
    keeping.act.explain()
    expect(modals).toEqual(['open what-are-passkeys'])
    expect(keeping.list.get().explain).toBe('What are passkeys?')
    const byTitle = passkeyExplanation.points.map(({ title, text }) => [title, text] as const)
    expectLabels(Object.fromEntries(byTitle.map(([title]) => [title, title])))
    expectSentences(Object.fromEntries(byTitle))
  })

  it('PASS-005 the list has a title, and a label for the buttons that remove a passkey', async () => {
    const { list } = await shown(1)
    expect([list.title, list.remove]).toEqual(['Passkeys', 'Remove'])
  })
})
