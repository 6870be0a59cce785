import { describe, expect, it } from 'vitest'
import { opened, harbor, listOf, lumen, offline, settle } from '../bench.ts'

describe('loading of payout records', () => {
  it('RECV-069 the sender of an accepted invite stays in the list when the response to an earlier load arrives late', async () => {
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

  it('ERR-084 a late response to the first of two loads is applied if the second load failed', async () => {
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

  it('ERR-084 a late response to the first of two loads is ignored if the second load succeeded', async () => {
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

  it('ERR-084 RECV-018 if the payout records fail to load, an error is shown instead of an empty list', async () => {
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
