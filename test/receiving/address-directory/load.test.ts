import { describe, expect, it } from 'vitest'
import { opened, harbor, listOf, lumen, offline, settle } from '../bench.ts'

describe('the payout records', () => {
  it('RECV-069 keep the sender of an accepted invite when the response to an earlier load arrives late', async () => {
    const all = await opened({ inviteToken: 'token', profiles: [] })
    all.holdNext('payors')
    all.directory.load()
    await settle()
    const before = all.provider.payors
    all.invites.retry()
    await settle()
    all.provider.payors = before
    await all.release()
    expect(listOf(all).requests.map(({ text }) => text)).toContain('Ferry Lines wants to send you a payment.')
  })

  it('ERR-084 include a late response to an earlier load if the later load failed', async () => {
    const all = await opened()
    all.holdNext('payors')
    all.directory.load()
    await settle()
    all.provider.payors = [lumen, harbor, { id: 'late', name: 'Late Ltd' }]
    all.provider.faults = { payors: offline }
    all.directory.load()
    await settle()
    all.provider.faults = {}
    await all.release()
    expect(listOf(all).requests.map(({ text }) => text)).toContain('Late Ltd wants to send you a payment.')
  })

  it('ERR-084 ignore a late response to an earlier load if the later load succeeded', async () => {
    const all = await opened()
    all.holdNext('payors')
    all.directory.load()
    await settle()
    all.provider.payors = [lumen, harbor, { id: 'late', name: 'Late Ltd' }]
    all.directory.load()
    await settle()
    all.provider.payors = [lumen, harbor]
    await all.release()
    expect(listOf(all).requests.map(({ text }) => text)).toContain('Late Ltd wants to send you a payment.')
  })

  it('ERR-084 RECV-018 are replaced by an error, not by an empty list, when they fail to load', async () => {
    const all = await opened({ profiles: [], payors: [] })
    for (const part of ['payors', 'profiles'] as const) {
      all.provider.faults = { [part]: offline }
      all.directory.load()
      await settle()
      expect(listOf(all)).toMatchObject({ empty: null, failure: "We couldn't load your addresses." })
    }
    all.provider.faults = {}
    all.directory.load()
    await settle()
    expect(listOf(all).failure).toBeNull()
    expect(listOf(all).empty).not.toBeNull()
  })
})
