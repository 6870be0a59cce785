import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Serves the gallery from the sources. `server` contains settings of Vite's server. Returns the URL of the server and a
 * function that stops it.
 */
export const serveGallery = async (server = {}) => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { port: Number(process.env.PORT ?? 5183), strictPort: false, ...server },
  })
  await vite.listen()
  return { address: new URL('gallery/', vite.resolvedUrls.local[0]).href, close: () => vite.close() }
}
