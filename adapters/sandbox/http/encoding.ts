import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** Returns the media type of a file by its name. */
export const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream'

/** True if compression makes a file of this media type smaller. */
export const isCompressible = (type: string): boolean => /^(text\/|application\/(json|manifest)|image\/svg)/.test(type)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the encoding of a response with this media type. */
export const encodingFor = (headers: FastifyRequest['headers'], type: string): Encoding => {
  const accepted = headers['accept-encoding'] ?? ''
  if (!isCompressible(type)) return 'identity'
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Highest compression level of brotli. */
export const mostEffort = 11

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a body. `effort` is the compression level, from 0 to 11 as in brotli; for gzip, levels above 9 count as 9. */
export const encode = async (body: Buffer, encoding: Encoding, effort: number): Promise<Buffer> => {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body, { level: Math.min(effort, 9) })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** Compression level for a body that is compressed for a single response. It is low to save time. */
const effortOnce = 5

/** Body length from which compression saves time. A shorter body fits into one packet anyway. */
export const worthEncoding = 1400

/** Compresses the body of a response that no client stores, and sets the headers of the encoding. */
export const encodedOnce = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<Buffer> => {
  const encoding = encodingFor(request.headers, String(reply.getHeader('content-type')))
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return encode(Buffer.from(text), encoding, effortOnce)
}

/** Ending of the file name of a brotli copy. The build writes such a copy beside each compressible file. */
export const compressedEnding = '.br'
