import { createServer } from 'node:net'

/** Returns a port of 127.0.0.1 on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const address = listener.address()
      listener.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
