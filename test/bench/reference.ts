import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const floor = join(import.meta.dirname, 'floor')

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

interface File {
  readonly body: Buffer
  readonly type: string
}

const empty = '<!doctype html><html lang="en"><head><title>Empty</title></head><body><p>Empty</p></body></html>'

const builtFloor = async (): Promise<ReadonlyMap<string, File>> => {
  const result = await build({
    configFile: join(floor, 'vite.config.ts'),
    root: floor,
    logLevel: 'error',
    build: { write: false },
  })
  const outputs = 'output' in result ? result.output : []
  const files = outputs.map((output) => {
    const text = output.type === 'chunk' ? output.code : String(output.source)
    const type = types[output.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return [`/id/${output.fileName}`, { body: brotliCompressSync(text), type }] as const
  })
  return new Map([...files, ['/empty', { body: brotliCompressSync(empty), type: 'text/html' }]])
}

/** Serves the floor page and an empty one as the sandbox serves the app: compressed beforehand, assets immutable. */
export const serveReferences = async (): Promise<{ readonly server: Server; readonly origin: string }> => {
  const files = await builtFloor()
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
