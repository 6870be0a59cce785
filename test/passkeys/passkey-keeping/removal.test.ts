import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { passkeysWith } from '../bench.ts'

const alreadyRemoved = 'Credential already removed or does not exist.'

/** Opens the removal dialog for one of `count` passkeys, by default for the first. */
const openedRemoval = async (count: number, id = 'k0') => {
  const origin = { savedWith: 'Firefox', device: 'Linux' }
  const bench = passkeysWith({
    count,
    kept: new Map([
      ['k0', origin],
      ['k1', origin],
    ]),
  })
  await bench.passkeys.tasks.load()
  bench.keeping.act.openRemoval(id)
  bench.takeCalls()
  return bench
}

describe('removing a passkey', () => {
  it('PASS-024 SEC-006 the dialog names the passkey, and cancelling the dialog removes nothing', async () => {
    const { keeping, modals, takeCalls, provider } = await openedRemoval(2)
    expect(modals).toEqual(['open remove-passkey'])
    const { warning, confirm, cancel } = keeping.removal.get()
    expectSentences({ warning })
    expectLabels({ confirm, cancel })
    expect(keeping.removal.get()).toMatchObject({
      title: 'Passkey 1',
      text: 'Saved with Firefox on Linux on Jan 5, 2024',
      status: null,
      failure: null,
    })
    keeping.act.closeRemoval()
    expect(modals).toEqual(['open remove-passkey', 'close remove-passkey'])
    expect(takeCalls()).toEqual([])
    expect(provider.credentials).toHaveLength(2)
  })

  it('PASS-019 PASS-022 a removal reloads the list, removes the passkey, and then reloads the status and the list', async () => {
    const { keeping, calls, modals, passkeys, remembered } = await openedRemoval(2)
    keeping.act.remove()
    await settle()
    expect(calls).toEqual([
      ['credentials', null],
      ['remove', 'k0'],
      ['status', 'ada@example.com'],
      ['credentials', null],
    ])
    expect(passkeys.state.get().credentials?.map(({ id }) => id)).toEqual(['k1'])
    expect(modals.at(-1)).toBe('close remove-passkey')
    expect([...remembered.origins.keys()]).toEqual(['k1'])
  })

  it('PASS-020 ERR-023 ERR-024 if the passkey no longer exists, no removal call is sent; an error appears; the list reloads', async () => {
    const { keeping, provider, takeCalls, errors, modals, passkeys } = await openedRemoval(2)
    provider.credentials = provider.credentials.slice(1)
    keeping.act.remove()
    await settle()
    expect(takeCalls()).toEqual(['credentials', 'credentials'])
    expect(keeping.removal.get()).toMatchObject({ status: 'failed', failure: alreadyRemoved, title: 'Passkey 1' })
    expect(passkeys.state.get().credentials?.map(({ id }) => id)).toEqual(['k1'])
    expect(modals).toEqual(['open remove-passkey'])
    expect(keeping.state.get().error).toEqual({ _tag: 'Refused', text: alreadyRemoved })
    expect(errors).toEqual([`The passkey was not removed: ${alreadyRemoved}`])
  })

  it('PASS-020 a passkey that disappears just before the removal call is reported as already removed', async () => {
    const { keeping, provider, takeCalls } = await openedRemoval(1)
    provider.isListOld = true
    provider.credentials = []
    keeping.act.remove()
    await settle()
    expect(takeCalls()).toEqual(['credentials', 'remove', 'credentials'])
    expect(keeping.removal.get().failure).toBe(alreadyRemoved)
  })

  it('PASS-021 ERR-023 the removal of an unknown id fails, and no request is sent', async () => {
    const { keeping, takeCalls, errors } = await openedRemoval(2, 'not there')
    keeping.act.remove()
    await settle()
    expect(keeping.removal.get().failure).toBe('No credential ID provided for removal.')
    expect(takeCalls()).toEqual([])
    expect(errors).toEqual(['The passkey was not removed: No credential ID provided for removal.'])
  })

  it('PASS-023 ERR-024 a rejected removal is stored, logged and shown; the dialog stays open so that the user can retry', async () => {
    const { keeping, faults, errors, modals, provider } = await openedRemoval(1)
    faults.set('remove', rejected(500))
    keeping.act.remove()
    await settle()
    expect(keeping.removal.get()).toMatchObject({
      status: 'failed',
      failure: "We couldn't remove your passkey. Try again.",
    })
    expect(keeping.state.get()).toMatchObject({
      error: rejected(500),
      remove: { status: 'failed', fault: rejected(500) },
    })
    expect(errors).toEqual(['The passkey was not removed: refused with status 500'])
    expect(modals).toEqual(['open remove-passkey'])
    faults.clear()
    keeping.act.remove()
    await settle()
    expect(provider.credentials).toEqual([])
  })

  it.each([400, 409, 422, 429])(
    'ERR-024 if the user can correct the cause of the failure, the dialog shows the message of the provider (status %i)',
    async (status) => {
      const { keeping, faults } = await openedRemoval(1)
      faults.set('remove', rejected(status, 'Sign in again first.'))
      keeping.act.remove()
      await settle()
      expect(keeping.removal.get().failure).toBe('Sign in again first.')
    },
  )

  it('PASS-019 if the list fails to load at the start of a removal, no removal call is sent', async () => {
    const { keeping, faults, takeCalls } = await openedRemoval(1)
    faults.set('credentials', unreachable)
    keeping.act.remove()
    await settle()
    expect(takeCalls()).toEqual(['credentials'])
    expect(keeping.removal.get().failure).toBe("We couldn't remove your passkey. Try again.")
  })

  it('after a failed removal, the dialog for another passkey does not show this failure', async () => {
    const { keeping, faults } = await openedRemoval(2)
    faults.set('remove', rejected(500))
    keeping.act.remove()
    await settle()
    keeping.act.openRemoval('k1')
    expect(keeping.removal.get()).toMatchObject({ title: 'Passkey 2', status: null, failure: null })
  })
})
