import { Readable } from 'node:stream'
import { FileReply } from '@paydeck/adapters/wire/file'
import type { FastifyReply } from 'fastify'
import type { Log } from '../kernel/log.ts'
import { logFault } from './failures.ts'

/**
 * Sends the file that a call is answered with. One that comes piece by piece is asked for no faster than it is taken, and
 * is given up when the client hangs up; where making it fails, the connection breaks, so that no half of it counts as one, and the log says why.
 */
export const sendFile = (log: Log, reply: FastifyReply, answered: unknown): unknown => {
  if (!FileReply.is(answered)) throw new Error('A call of a file was answered with something else.')
  const { type, content } = answered
  void reply.header('content-type', type).header('content-disposition', 'attachment')
  if (content instanceof Uint8Array) return Buffer.from(content)
  return Readable.from(content).on('error', (error) => {
    // What fails before it has begun is answered as any other failure, and told of there.
    if (reply.raw.headersSent) logFault(log, reply.request, error, 'file broken off')
  })
}
