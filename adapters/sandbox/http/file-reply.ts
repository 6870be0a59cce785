import { Readable } from 'node:stream'
import { FileReply } from '@paydeck/adapters/wire/file'
import type { FastifyReply } from 'fastify'

/**
 * Sends the file that a call is answered with. One that comes piece by piece is asked for no faster than it is taken, and
 * is given up when the client hangs up; where making it fails, the connection breaks, so that no half of it counts as one.
 */
export const sendFile = (reply: FastifyReply, answered: unknown): unknown => {
  if (!FileReply.is(answered)) throw new Error('A call of a file was answered with something else.')
  const { type, content } = answered
  void reply.header('content-type', type).header('content-disposition', 'attachment')
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content)
}
