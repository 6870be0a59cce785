import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import { notifyApplication } from '@paydeck/sandbox/database/notices'
import { describe, expect, it } from 'vitest'
import { account, answerOf, at, type Client, sandbox } from '../../sandbox/running.ts'
import { applicationIds, follow, setStatus, streamPath, twoApplications } from '../../sandbox/streams.ts'

const makeApplicant = async (): Promise<{ readonly client: Client; readonly id: string }> => {
  const client = await account('shopper', {
    applications: [{ productName: 'individualShopperTier1', status: 'pending' }],
  })
  const [id = ''] = await applicationIds(client)
  return { client, id }
}

const idOf = (text: string): string => /^id: (\S+)/m.exec(text)?.[1] ?? ''

describe('the event stream of an application', () => {
  it('CALL-099 CALL-011 the event stream accepts the CSRF value in the query string, and immediately sends its first event id', async () => {
    const { client, id } = await makeApplicant()
    const stream = await follow(client, id)
    expect(stream.response.status).toBe(200)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    await stream.holds('\n\n')
    expect(stream.text()).toMatch(/^retry: 1000\nid: [0-9a-f]{24}\n\n$/)
    stream.close()
  })

  it('CALL-100 VERIF-075 the event stream reports a change within 1 s, by an event that contains only the application id', async () => {
    const { client, id } = await makeApplicant()
    const stream = await follow(client, id)
    await stream.holds('\n\n')
    const changed = setStatus(client, 'approved')
    await stream.holds(`event: applicationUpdated\ndata: {"applicationId":"${id}"}\n\n`, 1000)
    await changed
    const data = /^data: (.*)$/m.exec(stream.text())?.[1] ?? ''
    expect(applicationUpdates.data.decode(JSON.parse(data))).toMatchObject({ right: { applicationId: id } })
    stream.close()
  })

  it('CALL-100 the event stream reports each change with a different event id', async () => {
    const { client, id } = await makeApplicant()
    const stream = await follow(client, id)
    await stream.holds('\n\n')
    for (const status of ['approved', 'rejected', 'abandoned']) {
      await setStatus(client, status)
    }
    await expect.poll(() => stream.text().match(/^event: /gm)?.length).toBe(3)
    const ids = stream.text().match(/^id: [0-9a-f]{24}$/gm) ?? []
    expect(new Set(ids).size).toBe(4)
    stream.close()
  })

  it('CALL-100 the event stream reports only changes of its own application', async () => {
    const client = await account('shopper', twoApplications)
    const [first = '', second = ''] = await applicationIds(client)
    const [one, other] = await Promise.all([follow(client, first), follow(client, second)])
    const { queries } = (await sandbox()).server.environment
    await notifyApplication(queries, client.userId, second)
    await other.holds(second)
    await notifyApplication(queries, client.userId, first)
    await one.holds(first)
    expect(one.text()).not.toContain(second)
    expect(other.text()).not.toContain(first)
    one.close()
    other.close()
  })

  it('CALL-100 F3 the event stream does not report a change that was rolled back', async () => {
    const { client, id } = await makeApplicant()
    const { queries } = (await sandbox()).server.environment
    const stream = await follow(client, id)
    const undone = queries.transaction().execute(async (inside) => {
      await notifyApplication(inside, client.userId, id)
      throw new Error('broken off')
    })
    await expect(undone).rejects.toThrow('broken off')
    await setStatus(client, 'approved')
    await stream.holds('applicationUpdated')
    expect(stream.text().match(/^event: /gm)).toHaveLength(1)
    stream.close()
  })

  it('CALL-100 a client that reconnects gets an event if and only if the application has changed since the client’s last event', async () => {
    const { client, id } = await makeApplicant()
    const first = await follow(client, id)
    await first.holds('\n\n')
    first.close()
    const last = { 'last-event-id': idOf(first.text()) }
    const unchanged = await follow(client, id, { headers: last })
    await unchanged.holds('\n\n')
    unchanged.close()
    expect(unchanged.text()).not.toContain('event:')
    await setStatus(client, 'approved')
    const changed = await follow(client, id, { headers: last })
    await changed.holds('applicationUpdated')
    changed.close()
    const caughtUp = await follow(client, id, { headers: { 'last-event-id': idOf(changed.text()) } })
    await caughtUp.holds('\n\n')
    expect(caughtUp.text()).not.toContain('event:')
    caughtUp.close()
  })

  it('A2 a request for the event stream of another user’s application or of an unknown application id gets 404', async () => {
    const { id } = await makeApplicant()
    const { client } = await makeApplicant()
    for (const one of [id, 'AAAA', "' or 1=1 --", 'x'.repeat(400), 'a\u0000', '../applications']) {
      const { status, body } = await answerOf(await client.fetch(streamPath(one, client.csrf)))
      expect([status, body], one).toEqual([404, { error: 'Not found.' }])
    }
  })

  it('A2 the event stream ignores a notification that is meant for another user', async () => {
    const { client, id } = await makeApplicant()
    const { queries } = (await sandbox()).server.environment
    const stream = await follow(client, id)
    await notifyApplication(queries, 'somebody', id)
    await notifyApplication(queries, client.userId, id)
    await stream.holds('applicationUpdated')
    expect(stream.text().match(/^event: /gm)).toHaveLength(1)
    stream.close()
  })

  it('F5 a ninth event stream of a user is rejected with 429, until one of the eight open streams closes', async () => {
    const { client, id } = await makeApplicant()
    const streams = await Promise.all(Array.from({ length: 12 }, () => follow(client, id)))
    const [open, refused] = [200, 429].map((status) => streams.filter((one) => one.response.status === status))
    expect([open?.length, refused?.length]).toEqual([8, 4])
    expect(refused?.[0]?.response.headers.get('retry-after')).toBe('60')
    open?.[0]?.close()
    await expect.poll(async () => (await follow(client, id)).response.status).toBe(200)
    for (const one of streams) one.close()
  })

  it('L1 the log entry of an event stream omits the CSRF value that the URL contains', async () => {
    const { client, id } = await makeApplicant()
    const stream = await follow(client, id)
    await stream.holds('\n\n')
    stream.close()
    const { logged } = await sandbox()
    const path = '/compliance/applications/:applicationId/events'
    await expect.poll(() => logged.find(({ fields }) => fields['path'] === path)).toBeDefined()
    expect(JSON.stringify(logged)).not.toContain(client.csrf)
    expect(JSON.stringify(logged)).not.toContain(encodeURIComponent(client.csrf))
  })
})

describe('the end of a session', () => {
  it('A5 an event stream ends when its user signs out; the streams of other users continue', async () => {
    const { client, id } = await makeApplicant()
    const { client: other, id: otherId } = await makeApplicant()
    const [stream, kept] = await Promise.all([follow(client, id), follow(other, otherId)])
    await stream.holds('\n\n')
    await client.rest('POST', '/auth/logout')
    // The periodic check of sessions would need more than 4 seconds to end the stream. So it is the sign-out that ends the
    // stream.
    const isOver = stream.ended.then(() => true)
    expect(await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 4000))])).toBe(true)
    expect((await client.fetch(streamPath(id, client.csrf))).status).toBe(401)
    await setStatus(other, 'approved')
    await kept.holds('applicationUpdated')
    kept.close()
  })

  it('A5 an event stream ends when the user ends the session of the stream from another device', async () => {
    const { client, id } = await makeApplicant()
    const stream = await follow(client, id)
    await stream.holds('\n\n')
    const elsewhere = await client.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: '' },
      body: new URLSearchParams({ email: client.email, password: client.password }).toString(),
    })
    expect(elsewhere.status).toBe(303)
    // The client's cookie jar contains the new session cookie, but the stream was opened with the old cookie.
    const session = await answerOf(await client.fetch('/auth/session'))
    const csrf = String(at(session.body, 'csrfToken'))
    await client.fetch('/auth/sessions/end-others', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: '{}',
    })
    await stream.ended
  })
})
