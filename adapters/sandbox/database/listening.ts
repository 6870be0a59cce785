import pg from 'pg'

/** What hears the notices of a database, as text. */
export interface Listener {
  readonly heard: (payload: string) => void
  /** The connection was lost and is back: what was told meanwhile is not known. */
  readonly missed: () => void
}

/** Names take at most 63 bytes. A channel is one schema's: databases that share a server do not hear each other. */
export const channelOf = (schema: string): string => `paydeck_${schema}`.slice(0, 63)

/** Stops listening. */
export type Stop = () => Promise<void>

/** Milliseconds until the next try, by how many have failed. */
const delayAfter = (failures: number): number => Math.min(100 * 2 ** failures, 5000) * (0.5 + Math.random() / 2)

/**
 * Listens on a connection of its own, since those of a pool come and go, and makes it anew whenever it breaks. Throws
 * where there is no connection to begin with.
 */
export const listenOnServer = async (url: string, channel: string, listener: Listener): Promise<Stop> => {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let client: pg.Client | null = null

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    // It is followed by the end of the connection; without a listener it would end the process.
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => listener.heard(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    if (isStopped) return next.end()
    client = next
    next.once('end', () => {
      if (!isStopped) again(0)
    })
  }

  const again = (failures: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => void (isStopped || listener.missed()),
        () => void (isStopped || again(failures + 1)),
      )
    }, delayAfter(failures))
    timer.unref()
  }

  await connect()
  return async () => {
    isStopped = true
    if (timer !== null) clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
