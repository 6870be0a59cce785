import { connect, createServer, type Socket } from 'node:net'

/**
 * TCP proxy between a client and a server. A test can make the proxy silent: its connections then stay open, but transfer no
 * data.
 */
export interface Link {
  /** URL with which a client connects to the server through this proxy. */
  readonly url: string
  /** Drops all data on open connections, and on new connections until `restore` is called. The sockets stay open. */
  readonly silence: () => void
  /** Transfers data on new connections again. Connections that were silenced stay silent. */
  readonly restore: () => void
  readonly close: () => void
}

/** Starts a TCP proxy to the server at `url`. */
export const linkTo = async (url: string): Promise<Link> => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let silenced = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (isSilent) silenced.add(from)
      from.on('error', () => undefined)
      from.on('data', (chunk) => void (silenced.has(from) || to.write(chunk)))
      from.on('close', () => {
        sockets.delete(from)
        if (!silenced.has(from)) to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    silence: () => {
      isSilent = true
      silenced = new Set(sockets)
    },
    restore: () => void (isSilent = false),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
