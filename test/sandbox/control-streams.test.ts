import { describe, expect, it } from 'vitest'
import { account, type Client } from './running.ts'
import { applicationIds, follow, setStatus } from './streams.ts'

const makeApplicant = async (): Promise<{ readonly client: Client; readonly id: string }> => {
  const client = await account('shopper', {
    applications: [{ productName: 'individualShopperTier1', status: 'pending' }],
  })
  const [id = ''] = await applicationIds(client)
  return { client, id }
}

const openStream = async (client: Client, id: string) => {
  const stream = await follow(client, id)
  await stream.holds('\n\n')
  return stream
}

describe('control of event streams', () => {
  it('F1 the control API lists the open streams of the account, and no streams of another account', async () => {
    const { client, id } = await makeApplicant()
    const { client: other } = await makeApplicant()
    const stream = await openStream(client, id)
    expect(await client.control('GET', 'streams')).toEqual({ streams: [{ applicationId: id }] })
    expect(await other.control('GET', 'streams')).toEqual({ streams: [] })
    stream.close()
    await expect.poll(() => client.control('GET', 'streams')).toEqual({ streams: [] })
  })

  it.each(['drop', 'end', 'half'])(
    'F1 the fault `%s` ends the open streams of the account, which can be opened again',
    async (move) => {
      const [{ client, id }, { client: other, id: otherId }] = await Promise.all([makeApplicant(), makeApplicant()])
      const [stream, kept] = await Promise.all([openStream(client, id), openStream(other, otherId)])
      await client.control('POST', 'streams', { move })
      await stream.ended
      expect(stream.text().endsWith('event: applicationUpd')).toBe(move === 'half')
      const again = await openStream(client, id)
      await Promise.all([setStatus(client, 'approved'), setStatus(other, 'approved')])
      await Promise.all([again.holds('applicationUpdated'), kept.holds('applicationUpdated')])
      again.close()
      kept.close()
    },
  )

  it('F1 the fault `flap` ends the given number of streams soon after they open; the next stream stays open', async () => {
    const { client, id } = await makeApplicant()
    await client.control('POST', 'streams', { move: 'flap', everyMs: 20, times: 2 })
    for (let time = 0; time < 2; time += 1) {
      // eslint-disable-next-line no-await-in-loop -- in order, as a client reconnects
      await (
        await follow(client, id)
      ).ended
    }
    const stream = await openStream(client, id)
    await setStatus(client, 'approved')
    await stream.holds('applicationUpdated')
    stream.close()
  })

  it('F1 during the fault `silence`, streams stay open, but send no event until the fault is removed', async () => {
    const { client, id } = await makeApplicant()
    const stream = await openStream(client, id)
    await client.control('POST', 'streams', { move: 'silence' })
    await setStatus(client, 'approved')
    const later = await follow(client, id)
    await setStatus(client, 'rejected')
    expect(stream.text()).not.toContain('event:')
    expect(later.text()).not.toContain('event:')
    await client.control('DELETE', 'streams')
    await Promise.all([stream.ended, later.ended])
    const mended = await openStream(client, id)
    await setStatus(client, 'approved')
    await mended.holds('applicationUpdated')
    mended.close()
  })

  it('F1 the fault `refuse` makes the given number of stream requests fail, unless the fault is removed earlier', async () => {
    const { client, id } = await makeApplicant()
    const status = async () => {
      const stream = await follow(client, id)
      stream.close()
      return stream.response.status
    }
    await client.control('POST', 'streams', { move: 'refuse', times: 2 })
    expect([await status(), await status(), await status()]).toEqual([503, 503, 200])
    await client.control('POST', 'streams', { move: 'refuse', status: 401 })
    expect([await status(), await status()]).toEqual([401, 200])
    await client.control('POST', 'streams', { move: 'refuse', status: 500, times: 99 })
    await client.control('DELETE', 'streams')
    expect(await status()).toBe(200)
  })

  it('F1 simulated faults of calls also apply to stream requests, and the record of calls contains these requests', async () => {
    const { client, id } = await makeApplicant()
    const call = 'GET /compliance/applications/:applicationId/events'
    await client.control('POST', 'faults', { call, kind: 'garbage' })
    const garbage = await follow(client, id)
    expect(garbage.response.headers.get('content-type')).toContain('application/json')
    await client.control('POST', 'faults', { call, kind: 'drop' })
    await expect(follow(client, id)).rejects.toThrow()
    const calls = JSON.stringify(await client.control('GET', 'calls'))
    expect(calls.split(JSON.stringify(call))).toHaveLength(3)
    await expect(client.control('POST', 'faults', { call: 'GET /nothing', kind: 'drop' })).rejects.toThrow('400')
  })
})
