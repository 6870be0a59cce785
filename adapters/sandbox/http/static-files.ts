import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppConfiguration } from '../configuration.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import {
  codeCacheNames,
  manifestName,
  type PageFiles,
  pageFilesName,
  pagesOf,
  webManifest,
  withConfiguration,
  withFirstAnswers,
  withPageFiles,
} from './document.ts'
import {
  compressedEnding,
  encode,
  encodedOnce,
  type Encoding,
  encodingFor,
  isCompressible,
  mostEffort,
  typeOf,
} from './encoding.ts'
import type { FirstAnswers } from './first-answers.ts'

interface StaticFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  /** Returns the body in an encoding. Compresses it at most once per encoding. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

/**
 * Returns the `Cache-Control` header of a file. Files under assets/ are cached for a year, because their names contain a
 * hash. Pictures are cached for a day. All other files are revalidated on each use.
 */
const cacheControlOf = (path: string): string => {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return /\.(svg|png)$/.test(path) ? 'public, max-age=86400' : 'no-cache'
}

/**
 * Creates a file to serve.
 * @param compressed brotli copy that the build wrote; undefined if there is none
 */
const staticFile = (body: Buffer, path: string, compressed?: Buffer): StaticFile => {
  const encodings = new Map<Encoding, Promise<Buffer>>(
    compressed === undefined ? [] : [['br', Promise.resolve(compressed)]],
  )
  return {
    body,
    type: typeOf(path),
    etag: digest(body.toString('latin1')).slice(0, 24),
    cacheControl: cacheControlOf(path),
    encoded: (encoding) => {
      const promise = encodings.get(encoding) ?? encode(body, encoding, mostEffort)
      encodings.set(encoding, promise)
      return promise
    },
  }
}

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<unknown> => {
  const encoding = encodingFor(request.headers, file.type)
  const etag = `"${file.etag}-${encoding}"`
  reply.headers({ 'cache-control': file.cacheControl, vary: 'accept-encoding', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(await file.encoded(encoding))
}

/** Sends a document that contains data of a single user. The document is never cached. */
const sendOnce = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<unknown> => {
  reply.type(typeOf(documentName)).header('cache-control', 'no-store')
  return reply.send(await encodedOnce(request, reply, text))
}

const documentName = 'index.html'

const filled = (document: Buffer, configuration: AppConfiguration): Buffer =>
  Buffer.from(withConfiguration(document.toString('utf8'), configuration))

/**
 * True if clients may load a file of the build under its own name. False for lists that the build writes for the server.
 * Also false for brotli copies, because they are sent under the name of the original file.
 */
const isServed = (path: string): boolean => !path.startsWith('.') && !path.endsWith(compressedEnding)

/** Returns the brotli copy that the build wrote beside a file; undefined if there is none. */
const compressedBeside = (file: string): Buffer | undefined => {
  const path = `${file}${compressedEnding}`
  return existsSync(path) ? readFileSync(path) : undefined
}

const readAll = (directory: string, configuration: AppConfiguration): ReadonlyMap<string, StaticFile> => {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isServed)
  const manifest = staticFile(Buffer.from(webManifest(configuration)), manifestName)
  const isReplaced = (path: string): boolean => path === codeCacheNames.worker && !configuration.isCodeCached
  return new Map([
    [manifestName, manifest] as const,
    ...paths.map((path) => {
      const file = join(directory, isReplaced(path) ? codeCacheNames.removal : path)
      const body = readFileSync(file)
      if (path === documentName) return [path, staticFile(filled(body, configuration), path)] as const
      return [path, staticFile(body, path, compressedBeside(file))] as const
    }),
  ])
}

const readOrNull = (directory: string, configuration: AppConfiguration): ReadonlyMap<string, StaticFile> | null => {
  try {
    return readAll(directory, configuration)
  } catch {
    return null
  }
}

/**
 * Reads the build's list of page files. Returns an empty list if there is no valid list; pages then work without preloads.
 */
const readPages = (directory: string): ReadonlyArray<PageFiles> => {
  try {
    return pagesOf(readFileSync(join(directory, pageFilesName), 'utf8'))
  } catch {
    return []
  }
}

/** Page that is shown instead of the app if the app has not been built yet. */
const unbuilt = staticFile(
  Buffer.from(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><h1>The app is not built yet</h1><p>Run <code>npm run build</code>, then start again.</p></html>',
  ),
  'unbuilt.html',
)

interface Documents {
  /** Returns the app's document for a URL path relative to the base path, with preloads of the page's files. */
  readonly at: (path: string) => StaticFile
  readonly all: ReadonlyArray<StaticFile>
}

const documentsOf = (plain: StaticFile, pages: ReadonlyArray<PageFiles>): Documents => {
  const html = plain.body.toString('utf8')
  const ofPages = pages.map(({ pattern, files }) => ({
    pattern,
    document: staticFile(Buffer.from(withPageFiles(html, files)), documentName),
  }))
  return {
    at: (path) => ofPages.find(({ pattern }) => pattern.test(path))?.document ?? plain,
    all: ofPages.map(({ document }) => document),
  }
}

/**
 * Compresses the files that the build has not compressed, before a visitor requests them. Compresses one file after another,
 * because the process can only exit after zlib has finished all running operations. If all files were compressed at the same
 * time, an exit would have to wait for seconds.
 */
const compressBeforehand = (app: FastifyInstance, files: ReadonlyArray<StaticFile>): void => {
  let isClosing = false
  let running = Promise.resolve()
  const run = async (): Promise<void> => {
    for (const file of files) {
      if (isClosing) return
      if (isCompressible(file.type)) await file.encoded('br')
    }
  }
  app.addHook('onListen', async () => void (running = run()))
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onClose', async () => running)
}

const fileEnding =
  /\.(js|mjs|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|ico|woff2?|webmanifest|wasm|php|env|zip|gz|ts)$/i

/**
 * True if a URL path names a file. The build puts files at the top level or under assets/. In other folders the last segment
 * may be an id, so it counts as a file name only if it has a known extension.
 */
const namesFile = (path: string): boolean =>
  path.startsWith('assets/') || /^[^/]*\.[^/]*$/.test(path) || fileEnding.test(path)

/**
 * Serves the built app under /id/. A URL that names no file gets the app's document, because the app does its own routing in
 * the browser (CALL-115). A missing file gets 404.
 * @param firstAnswers responses to embed into the document; null if another server handles the calls
 */
export const uiRoutes =
  (directory: string, configuration: AppConfiguration, firstAnswers: FirstAnswers | null) =>
  async (app: FastifyInstance): Promise<void> => {
    const files = readOrNull(directory, configuration)
    const documents = documentsOf(files?.get(documentName) ?? unbuilt, readPages(directory))
    compressBeforehand(app, [...(files?.values() ?? []), ...documents.all])
    const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const path = request.url.split('?')[0]?.slice('/id/'.length) ?? ''
      const file = path === documentName ? undefined : files?.get(path)
      if (file !== undefined) return sendFile(request, reply, file)
      if (path !== documentName && namesFile(path)) return refuse(404, 'Not found.')
      const document = documents.at(path)
      const answers = (await firstAnswers?.(request, reply)) ?? null
      const answering = answers === null ? null : withFirstAnswers(document.body.toString('utf8'), answers)
      return answering === null ? sendFile(request, reply, document) : sendOnce(request, reply, answering)
    }
    app.get('/id', serve)
    app.get('/id/*', serve)
    app.get('/', async (_request, reply) => reply.redirect('/id/home', 302))
    // Password managers open this address to change a password.
    app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/id/settings/security', 302))
    // Default icon of clients that read no document.
    app.get('/favicon.ico', async (_request, reply) => reply.redirect('/id/icon.svg', 302))
  }
