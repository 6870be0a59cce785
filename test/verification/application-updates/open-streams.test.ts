import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { eventIdOf, makeOpenStreams, type OpenStreams } from '@paydeck/sandbox/calls/open-streams'
import type { EventStream } from '@paydeck/sandbox/kernel/event-stream'
import { describe, expect, it } from 'vitest'

/** Creates an event stream that buffers its data, like a stream whose client has stopped reading. */
const fakeStream = () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  let text = ''
  const write = response.write.bind(response)
  response.write = (chunk: string): boolean => {
    text += chunk
    return write(chunk)
  }
  const stream: EventStream = { response, isSilent: false }
  return { stream, response, text: () => text }
}

const begun = (streams: OpenStreams, userId: string, applicationId: string, idHash = `session of ${userId}`) => {
  const slot = streams.reserve({ userId, applicationId, idHash })
  const fake = fakeStream()
  streams.begin(slot, fake.stream)
  return { ...fake, slot }
}

const application = (userId: string, applicationId: string, version = '7') =>
  ({ kind: 'application', userId, applicationId, version }) as const

describe('the open event streams of a server process', () => {
  it('CALL-100 an event stream begins with the change that happened between the request and the start of the response', () => {
    const streams = makeOpenStreams()
    const slot = streams.reserve({ userId: 'u', applicationId: 'a', idHash: 's' })
    streams.receive(application('u', 'a'))
    const fake = fakeStream()
    streams.begin(slot, fake.stream)
    expect(fake.text()).toMatch(/^id: [0-9a-f]{24}\nevent: applicationUpdated\ndata: {"applicationId":"a"}\n\n$/)
  })

  it('A2 the id of an event depends on version, user and application, but not on the session', () => {
    const owner = { userId: 'u', applicationId: 'a', idHash: 's' }
    const id = eventIdOf(owner, '7')
    expect(eventIdOf({ ...owner, idHash: 'another session' }, '7')).toBe(id)
    const others = [eventIdOf(owner, '8'), eventIdOf({ ...owner, userId: 'v' }, '7')]
    expect(new Set([id, ...others, eventIdOf({ ...owner, applicationId: 'b' }, '7')]).size).toBe(4)
  })

  it('F1 endAll ends every event stream, even a stream whose response has not begun', () => {
    const streams = makeOpenStreams()
    const { response } = begun(streams, 'u', 'a')
    const slot = streams.reserve({ userId: 'v', applicationId: 'b', idHash: 't' })
    streams.endAll()
    const late = fakeStream()
    streams.begin(slot, late.stream)
    expect([response.writableEnded, late.response.writableEnded]).toEqual([true, true])
  })

  it('A5 an event stream ends immediately if its session ended before its response began', () => {
    const streams = makeOpenStreams()
    const slot = streams.reserve({ userId: 'u', applicationId: 'a', idHash: 's' })
    streams.receive({ kind: 'session', idHash: 's' })
    const { stream, response } = fakeStream()
    streams.begin(slot, stream)
    expect(response.writableEnded).toBe(true)
  })

  it('CALL-099 every 15 timer ticks, each event stream sends a heartbeat, and its session is returned to be checked', () => {
    const streams = makeOpenStreams()
    const first = begun(streams, 'one', 'a')
    for (let turn = 0; turn < 5; turn += 1) streams.turn()
    const second = begun(streams, 'two', 'b')
    const named: Array<ReadonlyArray<string>> = []
    for (let turn = 0; turn < 30; turn += 1) named.push(streams.turn())
    expect([first.text(), second.text()]).toEqual([':\n\n:\n\n', ':\n\n:\n\n'])
    expect(named.filter((sessions) => sessions.length > 0)).toEqual(
      expect.arrayContaining([['session of one'], ['session of two']]),
    )
    expect(named.flat()).toHaveLength(4)
  })

  it('F5 if the server may have missed notifications from the database, every event stream sends an update event', () => {
    const streams = makeOpenStreams()
    const [one, two] = [begun(streams, 'one', 'a'), begun(streams, 'two', 'b')]
    streams.updateAll()
    expect(one.text()).toContain('data: {"applicationId":"a"}')
    expect(two.text()).toContain('data: {"applicationId":"b"}')
  })

  it('F5 the server disconnects a client that does not read the data of its event stream', () => {
    const streams = makeOpenStreams()
    const { response } = begun(streams, 'u', 'a')
    for (let time = 0; time < 2000 && !response.destroyed; time += 1) streams.receive(application('u', 'a'))
    expect(response.destroyed).toBe(true)
  })

  it('F5 a server process has at most 18,000 open event streams', () => {
    const streams = makeOpenStreams()
    const take = (user: number) => streams.reserve({ userId: `user ${user}`, applicationId: 'a', idHash: 's' })
    for (let user = 0; user < 18_000; user += 1) take(user)
    expect(() => take(18_000)).toThrow(
      expect.objectContaining({
        message: 'Too many streams are open. Try again later.',
        refusal: { status: 503, code: 'streams', retryAfter: 60 },
      }),
    )
  })

  it('F5 a user has at most eight open event streams in each server process', () => {
    const streams = makeOpenStreams()
    const take = (userId: string) => streams.reserve({ userId, applicationId: 'a', idHash: 's' })
    for (let number = 1; number <= 8; number += 1) take('one')
    expect(() => take('one')).toThrow(
      expect.objectContaining({
        message: 'Too many streams are open for this account.',
        refusal: { status: 429, code: 'streams', retryAfter: 60 },
      }),
    )
    expect(() => take('other')).not.toThrow()
  })

  it('F5 a closed event stream no longer counts towards the limit', () => {
    const streams = makeOpenStreams()
    const take = () => streams.reserve({ userId: 'u', applicationId: 'a', idHash: 's' })
    const slots = Array.from({ length: 8 }, take)
    expect(take).toThrow('Too many streams are open for this account.')
    for (const slot of slots) streams.leave(slot)
    expect(streams.count()).toBe(0)
    expect(take).not.toThrow()
  })
})
