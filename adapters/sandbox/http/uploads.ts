import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../kernel/refusals.ts'

const multipart = /^multipart\/form-data\s*;/i

/** So many uploads are read at once: with their limit, that is what they take of the memory. */
const mostAtOnce = 6

/** Reads forms that hold a file. A body is kept in memory while it is answered, and nowhere else. */
export const takesFiles = (app: FastifyInstance, bodyLimit: number): void => {
  app.addContentTypeParser(multipart, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
}

/** Counts the uploads that are on their way; refuses one too many. */
export const makeUploadGate = () => {
  const under = new Set<FastifyReply>()
  return {
    enter: (reply: FastifyReply): void => {
      if (under.size >= mostAtOnce) {
        refuse(503, 'Many photos are being sent at this moment. Try again.', { retryAfter: 5 })
      }
      // Who has gone meanwhile is told of by no other end.
      if (reply.raw.destroyed) return
      under.add(reply)
      // Also where the sender leaves before the end.
      reply.raw.once('close', () => under.delete(reply))
    },
  }
}

export const holdsFile = ({ headers }: FastifyRequest): boolean => multipart.test(headers['content-type'] ?? '')

/** The file of a field; null: none was chosen. Refuses what is no form. */
export const uploadOf = async ({ headers, body }: FastifyRequest, name: string): Promise<Uint8Array | null> => {
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array()
  const form = await new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => refuse(400, 'The form cannot be read.', { code: 'input' }))
  const file = form.get(name)
  if (file === null || typeof file === 'string' || file.size === 0) return null
  return new Uint8Array(await file.arrayBuffer())
}
