import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal, refuse } from '../kernel/refusals.ts'
import { untilSilent } from './streamed-bodies.ts'

const multipart = /^multipart\/form-data\s*;/i

/**
 * Maximum numbers of simultaneous uploads: of one user and of all users. Uploads are limited because they are kept in
 * memory.
 */
const mostUploads = { ofOne: 2, ofAll: 8 } as const

/** Seconds after which the client may send a refused upload again. */
const retryAfter = 5

const stalled = (): Error => refusal(408, 'Your photo stopped uploading. Check your connection and try again.')

/**
 * Makes the server read forms that contain a file. The body of a form is kept in memory until the response is sent, and is
 * stored nowhere else.
 * @param silence maximum wait for the next part of a body, in milliseconds
 */
export const acceptFiles = (app: FastifyInstance, bodyLimit: number, silence: number): void => {
  app.addHook('preParsing', async (request, _reply, payload) =>
    hasFile(request) ? untilSilent(payload, silence, stalled) : payload,
  )
  app.addContentTypeParser(multipart, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
}

/**
 * Counts the uploads whose response has not been sent yet. Refuses an upload if its user or all users together have too
 * many.
 */
export const makeUploadGate = () => {
  const senders = new Map<FastifyReply, string>()
  return {
    enter: (userId: string, reply: FastifyReply): void => {
      const ofOne = [...senders.values()].filter((sender) => sender === userId).length
      if (ofOne >= mostUploads.ofOne) {
        refuse(503, 'Two of your photos are still uploading. Try again in a moment.', { retryAfter })
      }
      if (senders.size >= mostUploads.ofAll) {
        refuse(503, 'The server is busy with other photos. Try again in a moment.', { retryAfter })
      }
      // A response that is already closed emits no further "close".
      if (reply.raw.destroyed) return
      senders.set(reply, userId)
      reply.raw.once('close', () => senders.delete(reply))
    },
  }
}

export const hasFile = ({ headers }: FastifyRequest): boolean => multipart.test(headers['content-type'] ?? '')

/** Returns the file that the user uploaded in a form field. Null if the user chose none. Refuses a malformed form. */
export const uploadOf = async ({ headers, body }: FastifyRequest, name: string): Promise<Uint8Array | null> => {
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array()
  const form = await new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => refuse(400, "We couldn't read the form. Try again.", { code: 'input' }))
  const file = form.get(name)
  if (file === null || typeof file === 'string' || file.size === 0) return null
  return new Uint8Array(await file.arrayBuffer())
}
