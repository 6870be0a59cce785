import { connect, type Socket } from 'node:net'
import { csrfQuery } from '@paydeck/adapters/wire/call'
import type { Watched } from './stream-server.ts'

/**
 * Clients of event streams, all in one process. Each uses a socket and sends only the HTTP headers that the stream requires.
 */
export interface Readers {
  /**
   * Opens all streams, up to `atOnce` at the same time. Resolves with the number of open streams when every request has a
   * response or has failed.
   */
  readonly open: (atOnce: number) => Promise<number>
  /** Resolves when each open stream has received an event after the call of this function. */
  readonly allGetEvent: () => Promise<void>
  /** Resolves when all streams have ended. */
  readonly allEnd: () => Promise<void>
  /** First bytes of each response that rejected a stream, such as "HTTP/1.1 503 Ser". */
  readonly refusals: ReadonlySet<string>
  readonly close: () => void
}

interface Reader {
  socket: Socket | null
  isOpen: boolean
  hasEvent: boolean
  /** Id of the last event. The client sends this id when it reconnects, as browsers do. */
  last: string
}

const event = Buffer.from('event: applicationUpdated')
const opened = Buffer.from('HTTP/1.1 200')

export const makeReaders = (port: number, watched: ReadonlyArray<Watched>): Readers => {
  const readers = watched.map((): Reader => ({ socket: null, isOpen: false, hasEvent: false, last: '' }))
  const refusals = new Set<string>()
  let check = (): void => undefined

  const request = ({ cookie, csrf, applicationId }: Watched, { last }: Reader): string =>
    [
      `GET /compliance/applications/${applicationId}/events?${csrfQuery}=${csrf} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Cookie: ${cookie}`,
      ...(last === '' ? [] : [`Last-Event-ID: ${last}`]),
      '\r\n',
    ].join('\r\n')

  /** Requests a stream. Resolves when the response begins, whatever its status, or when the connection fails. */
  const openOne = (reader: Reader, one: Watched): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => void socket.write(request(one, reader)))
      reader.socket = socket
      socket.on('error', () => undefined)
      socket.on('close', () => {
        reader.isOpen = false
        check()
        resolve()
      })
      socket.on('data', (bytes: Buffer) => {
        if (!reader.isOpen && bytes.indexOf(opened) === 0) reader.isOpen = true
        if (!reader.isOpen) refusals.add(bytes.toString('latin1', 0, 16))
        if (bytes.includes(event)) reader.hasEvent = true
        const ids = bytes.toString('latin1').match(/^id: (\d+)$/gm)
        reader.last = ids?.at(-1)?.slice('id: '.length) ?? reader.last
        check()
        resolve()
      })
    })

  const until = (isOver: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      check = () => {
        if (!isOver()) return
        check = () => undefined
        resolve()
      }
      check()
    })

  return {
    refusals,
    open: async (atOnce) => {
      const waiting = readers.map((reader, index) => () => openOne(reader, watched[index] as Watched)).values()
      const work = async (): Promise<void> => {
        for (const openNext of waiting) await openNext()
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return readers.filter(({ isOpen }) => isOpen).length
    },
    allGetEvent: () => {
      let waiting = 0
      for (const reader of readers) {
        reader.hasEvent = !reader.isOpen
        waiting += reader.isOpen ? 1 : 0
      }
      return waiting === 0 ? Promise.resolve() : until(() => readers.every(({ hasEvent: hasHeard }) => hasHeard))
    },
    allEnd: () => until(() => readers.every(({ isOpen }) => !isOpen)),
    close: () => readers.forEach(({ socket }) => socket?.destroy()),
  }
}
