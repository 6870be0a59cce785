import { PassThrough, type Readable, Transform } from 'node:stream'
import { errorCodes, type FastifyRequest } from 'fastify'

type Request = Pick<FastifyRequest, 'raw' | 'headers' | 'method'>

const hasBody = ({ method, headers }: Request): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

const tooLarge = (): Error => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()

export const isTooLarge = (error: unknown): error is Error => error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE

/** Refuses a request whose `Content-Length` exceeds `limit` bytes, before the body is read. */
export const refuseTooLarge = ({ headers }: Request, limit: number): void => {
  if (Number(headers['content-length']) > limit) throw tooLarge()
}

/**
 * Returns the body of a request as a stream, without storing the body. Null if the request has no body. The stream fails
 * with status 413 if the body exceeds `limit` bytes (H4).
 */
export const streamedBody = (request: Request, limit: number): Readable | null => {
  if (!hasBody(request)) return null
  const { raw } = request
  let length = 0
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      length += chunk.length
      if (length > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
  // If `body` is closed early, discards the rest of the request. The sender can then read the response, and the connection
  // stays usable.
  body.once('close', () => raw.unpipe(body).resume())
  return raw.pipe(body)
}

/** Forwards the data of the stream `sender`. Fails with `fault` if no data arrives for `silence` milliseconds. */
export const untilSilent = (sender: Readable, silence: number, fault: () => Error): Readable => {
  const body = new PassThrough()
  const timer = setTimeout(() => body.destroy(fault()), silence)
  sender.on('data', () => timer.refresh())
  sender.once('error', (error) => body.destroy(error))
  body.once('close', () => clearTimeout(timer))
  // If a body is too large, its reader stops listening for errors. Without this listener, a later error would end the
  // process.
  body.on('error', () => undefined)
  return sender.pipe(body)
}
