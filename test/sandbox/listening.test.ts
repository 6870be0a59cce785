import { createServer, type Server, type Socket } from 'node:net'
import { connectionTimes } from '@paydeck/sandbox/database/connections'
import { channelOf, type Listener, listenOnServer } from '@paydeck/sandbox/database/listening'
import { readNotice } from '@paydeck/sandbox/database/notices'
import { afterEach, describe, expect, it } from 'vitest'

/** Encodes a message of the PostgreSQL protocol: type letter, length and content. */
const message = (letter: string, ...parts: ReadonlyArray<Buffer>): Buffer => {
  const body = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter), length, body])
}
const number = (value: number): Buffer => {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`)
const ready = message('Z', Buffer.from('I'))

/** Returns the server's response to a query. If the query is a `notify`, the response also contains the notification. */
const answerTo = (query: string): Buffer => {
  const channel = /^notify "(.*)"$/.exec(query)?.[1]
  const done = [message('C', text(channel === undefined ? 'LISTEN' : 'NOTIFY')), ready]
  return Buffer.concat(channel === undefined ? done : [message('A', number(7), text(channel), text('')), ...done])
}

/**
 * Minimal fake of a PostgreSQL server, to which the code under test connects. A test can break its connections, make it
 * refuse new connections, or make it silent.
 */
const fakeServer = async () => {
  const sockets = new Set<Socket>()
  const queries: Array<string> = []
  let isRefusing = false
  let isSilent = false
  let arrived = 0
  const server: Server = createServer((socket) => {
    arrived += 1
    socket.on('error', () => undefined)
    if (isRefusing) return socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', () => {
      if (isSilent) return
      socket.write(Buffer.concat([message('R', number(0)), ready]))
      socket.on('data', (query) => {
        if (query.toString('latin1', 0, 1) !== 'Q') return
        if (isSilent) return
        const sql = query.subarray(5, -1).toString()
        queries.push(sql)
        socket.write(answerTo(sql))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const breakAll = (): void => sockets.forEach((socket) => socket.destroy())
  return {
    url: `postgres://paydeck@127.0.0.1:${port}/postgres`,
    queries,
    arrived: () => arrived,
    connections: () => sockets.size,
    refuse: (is: boolean) => void (isRefusing = is),
    /** If true, the server accepts connections and keeps them open, but sends nothing. */
    silence: (is: boolean) => void (isSilent = is),
    breakAll,
    notify: (payload: string): void =>
      sockets.forEach((socket) => void socket.write(message('A', number(7), text('paydeck_public'), text(payload)))),
    close: (): void => {
      breakAll()
      server.close()
    },
  }
}

const makeRecorder = () => {
  const events: Array<string> = []
  const listener: Listener = {
    onNotice: (payload) => void events.push(payload),
    onLost: () => void events.push('(lost)'),
    onMissed: () => void events.push('(missed)'),
  }
  return { events, listener }
}

describe('listenOnServer: notices (NOTIFY) of a database server', () => {
  let close = (): void => undefined
  afterEach(() => close())

  it('CALL-100 the listener reports each notice, and closes its own connection when it is stopped', async () => {
    const server = await fakeServer()
    close = server.close
    const { events, listener } = makeRecorder()
    const stop = await listenOnServer(server.url, 'paydeck_public', listener)
    expect(server.queries).toEqual([
      expect.stringMatching(/^listen "paydeck_public"; listen "paydeck_pulse_[\w-]{36}"$/),
    ])
    server.notify('one')
    await expect.poll(() => events).toEqual(['one'])
    await stop()
    await expect.poll(server.connections).toBe(0)
  })

  it('F5 CALL-100 after a lost connection, the listener retries until connected, and reports a possible gap in the notices', async () => {
    const server = await fakeServer()
    close = server.close
    const { events, listener } = makeRecorder()
    const stop = await listenOnServer(server.url, 'paydeck_public', listener)
    server.refuse(true)
    const before = server.arrived()
    server.breakAll()
    await expect.poll(() => server.arrived() - before, { timeout: 5000 }).toBeGreaterThan(2)
    expect(events).toEqual(['(lost)'])
    server.refuse(false)
    await expect.poll(() => events, { timeout: 10_000 }).toEqual(['(lost)', '(missed)'])
    server.notify('two')
    await expect.poll(() => events).toEqual(['(lost)', '(missed)', 'two'])
    expect(server.connections()).toBe(1)
    await stop()
  })

  const times = { ...connectionTimes, connect: 200, heartbeat: 20, silence: 1000 }

  it('F5 CALL-100 if its connection falls silent, the listener reconnects and reports a possible gap in the notices', async () => {
    const server = await fakeServer()
    close = server.close
    const { events, listener } = makeRecorder()
    const stop = await listenOnServer(server.url, 'paydeck_public', listener, times)
    server.silence(true)
    await expect.poll(() => events).toEqual(['(lost)'])
    // The next connection is silent as well.
    await expect.poll(server.arrived).toBeGreaterThan(2)
    server.silence(false)
    await expect.poll(() => events).toEqual(['(lost)', '(missed)'])
    server.notify('two')
    await expect.poll(() => events).toEqual(['(lost)', '(missed)', 'two'])
    await stop()
    await expect.poll(server.connections).toBe(0)
  })

  it('F5 the listener does not reconnect while heartbeats arrive, even if there are no notices', async () => {
    const server = await fakeServer()
    close = server.close
    const { events, listener } = makeRecorder()
    const stop = await listenOnServer(server.url, 'paydeck_public', listener, times)
    const heartbeatCount = () => server.queries.filter((query) => query.startsWith('notify')).length
    await expect.poll(heartbeatCount).toBeGreaterThan((2 * times.silence) / times.heartbeat)
    expect([events, server.arrived()]).toEqual([[], 1])
    await stop()
  })

  it('F5 the listener does not reconnect after it was stopped', async () => {
    const server = await fakeServer()
    close = server.close
    const { events, listener } = makeRecorder()
    const stop = await listenOnServer(server.url, 'paydeck_public', listener)
    server.breakAll()
    await stop()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([server.connections(), events]).toEqual([0, []])
  })

  it('F5 listenOnServer fails if there is no database server', async () => {
    const { listener } = makeRecorder()
    await expect(listenOnServer('postgres://paydeck@127.0.0.1:1/x', 'paydeck_public', listener)).rejects.toThrow()
  })
})

describe('reading of notices', () => {
  it('CALL-100 readNotice reads well-formed notices and returns null for anything else', () => {
    const application = { kind: 'application', userId: 'u', applicationId: 'a', version: '7' }
    expect(readNotice(JSON.stringify(application))).toEqual(application)
    for (const payload of ['', 'null', '{', '[]', '{"kind":"other"}', '{"kind":"session"}', '{"kind":"application"}']) {
      expect(readNotice(payload), payload).toBeNull()
    }
  })

  it('CALL-100 channelOf derives a channel name from the schema name, within PostgreSQL’s limit of 63 characters', () => {
    expect(channelOf('public')).toBe('paydeck_public')
    expect(channelOf('x'.repeat(80))).toHaveLength(63)
  })
})
