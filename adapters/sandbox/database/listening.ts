import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { connectionTimes, type ConnectionTimes, connectionTo, makeClient } from './connections.ts'

/** Receiver of a database's notices. Each notice is a text. */
export interface Listener {
  readonly onNotice: (payload: string) => void
  /** Called when the connection breaks or falls silent. No notice arrives until `onMissed` is called. */
  readonly onLost: () => void
  /** Called when the connection works again. Notices that were sent in the meantime never arrive. */
  readonly onMissed: () => void
}

/**
 * Returns the notice channel of a schema, in at most 63 bytes. Each schema has its own channel, so that databases on one
 * server receive only their own notices.
 */
export const channelOf = (schema: string): string => `paydeck_${schema}`.slice(0, 63)

/** Stops listening. */
export type Stop = () => Promise<void>

/**
 * Returns the milliseconds until the next attempt to connect. The delay grows with the number of failures and is randomized.
 */
const delayAfter = (failures: number): number => Math.min(100 * 2 ** failures, 5000) * (0.5 + Math.random() / 2)

/**
 * Watches a connection by heartbeats that the connection sends to itself on the channel `pulse`. Calls `lost` once: when the
 * connection ends, or when no heartbeat arrives for `times.silence` milliseconds. Returns a function that ends the watch.
 */
const watch = (client: pg.Client, pulse: string, times: ConnectionTimes, lost: () => void): (() => void) => {
  const beat = setTimeout(() => {
    client.query(`notify ${pg.escapeIdentifier(pulse)}`).catch(() => undefined)
  }, times.heartbeat)
  const silence = setTimeout(() => fail(), times.silence)
  const refresh = ({ channel }: pg.Notification): void => {
    if (channel === pulse) for (const timer of [beat, silence]) timer.refresh()
  }
  const end = (): void => {
    for (const timer of [beat, silence]) clearTimeout(timer)
    client.off('notification', refresh).off('end', fail)
  }
  const fail = (): void => {
    end()
    lost()
  }
  for (const timer of [beat, silence]) timer.unref()
  client.on('notification', refresh).on('end', fail)
  return end
}

/**
 * Listens on a separate connection, because pooled connections are closed when idle. Reconnects when the connection breaks
 * or falls silent. Throws if the first connection fails.
 */
export const listenOnServer = async (
  url: string,
  channel: string,
  listener: Listener,
  times: ConnectionTimes = connectionTimes,
): Promise<Stop> => {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let leave = (): void => undefined

  const connect = async (): Promise<void> => {
    const client = makeClient({ ...connectionTo(url, times), query_timeout: times.statement })
    const pulse = `paydeck_pulse_${randomUUID()}`
    // Does not wait for the result, because a silent connection never confirms its end.
    const discard = (): void => void client.end().catch(() => undefined)
    client.on('notification', (notice) => {
      if (notice.channel === channel) listener.onNotice(notice.payload ?? '')
    })
    try {
      await client.connect()
      await client.query([channel, pulse].map((name) => `listen ${pg.escapeIdentifier(name)}`).join('; '))
    } catch (error) {
      discard()
      throw error
    }
    if (isStopped) return discard()
    const end = watch(client, pulse, times, () => {
      discard()
      listener.onLost()
      again(0)
    })
    leave = () => {
      end()
      discard()
    }
  }

  const again = (failures: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => void (isStopped || listener.onMissed()),
        () => void (isStopped || again(failures + 1)),
      )
    }, delayAfter(failures))
    timer.unref()
  }

  await connect()
  return async () => {
    isStopped = true
    if (timer !== null) clearTimeout(timer)
    leave()
  }
}
