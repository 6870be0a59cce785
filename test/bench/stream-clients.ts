import { connect, type Socket } from 'node:net'
import { csrfQuery } from '@paydeck/adapters/wire/call'
import type { Watched } from './stream-server.ts'

/** Ten thousand readers in one process: sockets that know as much of HTTP as they have to. */
export interface Readers {
  /** Opens every stream, so many at once; resolves with how many are open when all have been answered. */
  readonly open: (atOnce: number) => Promise<number>
  /** Resolves when each that is open has heard of a change since this was called. */
  readonly allHear: () => Promise<void>
  /** Resolves when none is open any more. */
  readonly allEnd: () => Promise<void>
  /** How those were answered that were not opened. */
  readonly refusals: ReadonlySet<string>
  readonly close: () => void
}

interface Reader {
  socket: Socket | null
  isOpen: boolean
  hasHeard: boolean
  /** The id of the last event, as a browser sends it when it comes back. */
  last: string
}

const event = Buffer.from('event: applicationUpdated')
const opened = Buffer.from('HTTP/1.1 200')

export const makeReaders = (port: number, watched: ReadonlyArray<Watched>): Readers => {
  const readers = watched.map((): Reader => ({ socket: null, isOpen: false, hasHeard: false, last: '' }))
  const refusals = new Set<string>()
  let look = (): void => undefined

  const request = ({ cookie, csrf, applicationId }: Watched, { last }: Reader): string =>
    [
      `GET /compliance/applications/${applicationId}/events?${csrfQuery}=${csrf} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Cookie: ${cookie}`,
      ...(last === '' ? [] : [`Last-Event-ID: ${last}`]),
      '\r\n',
    ].join('\r\n')

  /** Resolves when it was answered, in whichever way, or could not be asked. */
  const openOne = (reader: Reader, one: Watched): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => void socket.write(request(one, reader)))
      reader.socket = socket
      socket.on('error', () => undefined)
      socket.on('close', () => {
        reader.isOpen = false
        look()
        resolve()
      })
      socket.on('data', (bytes: Buffer) => {
        if (!reader.isOpen && bytes.indexOf(opened) === 0) reader.isOpen = true
        if (!reader.isOpen) refusals.add(bytes.toString('latin1', 0, 16))
        if (bytes.includes(event)) reader.hasHeard = true
        const ids = bytes.toString('latin1').match(/^id: (\d+)$/gm)
        reader.last = ids?.at(-1)?.slice('id: '.length) ?? reader.last
        look()
        resolve()
      })
    })

  const until = (isOver: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (!isOver()) return
        look = () => undefined
        resolve()
      }
      look()
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
    allHear: () => {
      let waiting = 0
      for (const reader of readers) {
        reader.hasHeard = !reader.isOpen
        waiting += reader.isOpen ? 1 : 0
      }
      return waiting === 0 ? Promise.resolve() : until(() => readers.every(({ hasHeard }) => hasHeard))
    },
    allEnd: () => until(() => readers.every(({ isOpen }) => !isOpen)),
    close: () => readers.forEach(({ socket }) => socket?.destroy()),
  }
}
