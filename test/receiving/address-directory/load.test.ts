import { describe, expect, it } from 'vitest'
import { entered, harbor, indexOf, lumen, offline, settle } from '../bench.ts'

describe('what is known', () => {
  it('RECV-069 keeps the sender of an invite when an older list comes late', async () => {
    const all = await entered({ held: 'token', profiles: [] })
    all.holdNext('payors')
    all.directory.load()
    await settle()
    const before = all.provider.payors
    all.invites.retry()
    await settle()
    all.provider.payors = before
    await all.release()
    expect(indexOf(all).requests.map(({ text }) => text)).toContain('Ferry Lines wants to send you a payment.')
  })

  it('ERR-084 takes an older answer where the later one failed', async () => {
    const all = await entered()
    all.holdNext('payors')
    all.directory.load()
    await settle()
    all.provider.payors = [lumen, harbor, { id: 'late', name: 'Late Ltd' }]
    all.provider.faults = { payors: offline }
    all.directory.load()
    await settle()
    all.provider.faults = {}
    await all.release()
    expect(indexOf(all).requests.map(({ text }) => text)).toContain('Late Ltd wants to send you a payment.')
  })

  it('ERR-084 takes no older answer that comes after a newer one', async () => {
    const all = await entered()
    all.holdNext('payors')
    all.directory.load()
    await settle()
    all.provider.payors = [lumen, harbor, { id: 'late', name: 'Late Ltd' }]
    all.directory.load()
    await settle()
    all.provider.payors = [lumen, harbor]
    await all.release()
    expect(indexOf(all).requests.map(({ text }) => text)).toContain('Late Ltd wants to send you a payment.')
  })

  it('ERR-084 RECV-018 reports addresses that could not be loaded in place of an empty list', async () => {
    const all = await entered({ profiles: [], payors: [] })
    for (const part of ['payors', 'profiles'] as const) {
      all.provider.faults = { [part]: offline }
      all.directory.load()
      await settle()
      expect(indexOf(all)).toMatchObject({ empty: null, failure: 'Your addresses could not be loaded.' })
    }
    all.provider.faults = {}
    all.directory.load()
    await settle()
    expect(indexOf(all).failure).toBeNull()
    expect(indexOf(all).empty).not.toBeNull()
  })
})
