import { Readable } from 'node:stream'
import { FileReply } from '@paydeck/adapters/wire/file'
import type { FastifyReply } from 'fastify'
import type { Log } from '../kernel/log.ts'
import { logFault } from './failures.ts'

/**
 * Sends the file of a call's reply. Streaming a file respects backpressure, and stops when the client disconnects. If
 * reading the file fails, logs the cause and closes the connection, so that the client does not mistake a partial file for a
 * complete one.
 */
export const sendFile = (log: Log, reply: FastifyReply, answered: unknown): unknown => {
  if (!FileReply.is(answered)) throw new Error('The file call did not return a file.')
  const { type, content } = answered
  void reply.header('content-type', type).header('content-disposition', 'attachment')
  if (content instanceof Uint8Array) return Buffer.from(content)
  return Readable.from(content).on('error', (error) => {
    // If a failure occurs before the first byte, the error handler logs it and sends an error response.
    if (reply.raw.headersSent) logFault(log, reply.request, error, 'file download aborted')
  })
}
