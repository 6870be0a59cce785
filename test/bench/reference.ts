import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Folders that contain a reference page, each with the URL path under which the server serves the page. */
const pages = [
  ['floor', '/id/'],
  ['list', '/list/'],
] as const

type Folders = ReadonlyArray<(typeof pages)[number][0]>

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

interface File {
  readonly body: Buffer
  readonly type: string
}

const empty = '<!doctype html><html lang="en"><head><title>Empty</title></head><body><p>Empty</p></body></html>'

const built = async ([folder, base]: (typeof pages)[number]): Promise<ReadonlyArray<readonly [string, File]>> => {
  const root = join(import.meta.dirname, folder)
  const result = await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    build: { write: false },
  })
  const outputs = 'output' in result ? result.output : []
  return outputs.map((output) => {
    const text = output.type === 'chunk' ? output.code : String(output.source)
    const type = types[output.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return [`${base}${output.fileName}`, { body: brotliCompressSync(text), type }]
  })
}

const allBuilt = async (folders: Folders): Promise<ReadonlyMap<string, File>> => {
  const files = await Promise.all(pages.filter(([folder]) => folders.includes(folder)).map(built))
  return new Map([...files.flat(), ['/empty', { body: brotliCompressSync(empty), type: 'text/html' }]])
}

/**
 * Starts a server for the reference pages and an empty page. Like the sandbox, this server sends compressed files and lets
 * browsers cache assets for ever.
 */
export const serveReferences = async (
  folders: Folders = pages.map(([folder]) => folder),
): Promise<{ readonly server: Server; readonly origin: string }> => {
  const files = await allBuilt(folders)
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': `${file.type}; charset=utf-8`,
      'content-encoding': 'br',
      'cache-control': request.url?.includes('/assets/') === true ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(file.body)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}
