import { describe, expect, it, vi } from 'vitest'
import { applicant, collect, details, hour, pass, sendForm, sendPhoto, shopper, summary } from './verify-app.ts'

describe('what the verification app just takes, and just does not', () => {
  // It is January 15, 2027 there.
  it.each([
    ['is 18 today', { birth: '2009-01-15' }, 'approved'],
    ['will be 18 tomorrow', { birth: '2009-01-16' }, 'rejected'],
    ['has a document whose last day is today', { expiry: '2027-01-15' }, 'approved'],
    ['has a document whose last day was yesterday', { expiry: '2027-01-14' }, 'rejected'],
  ])('CALL-116 counts whole days: who %s', async (_who, own, decision) => {
    const client = await applicant()
    await collect(client, own)
    await sendForm(client, '')
    await pass(client, 48 * hour)
    expect((await summary(client)).split(' ')[0]).toBe(decision)
  })

  it('CALL-116 takes 100 characters of a line, and not one more', async () => {
    const client = await applicant()
    await sendPhoto(client, 'identityDocument')
    await sendPhoto(client, 'selfie')
    const statuses: Array<number> = []
    for (const length of [101, 100]) {
      // eslint-disable-next-line no-await-in-loop -- one try after the other
      statuses.push((await sendForm(client, 'personalDetails', { ...details, name: 'x'.repeat(length) })).status)
    }
    expect(statuses).toEqual([422, 303])
  })

  it('CALL-116 F5 says when to send a photo again while six of others are being sent', async () => {
    const [one, other, third] = [await applicant(), await applicant(), await applicant()]
    const leaving = new AbortController()
    // Node asks for it where a body is a stream; the types of the DOM do not know it.
    const whileItAnswers = { duplex: 'half' }
    const begun = new TextEncoder().encode('--photo\r\n')
    const begin = (client: typeof one) =>
      client
        .fetch(`${shopper}&task=selfie`, {
          method: 'POST',
          headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=photo' },
          body: new ReadableStream({ start: (sent) => sent.enqueue(begun) }),
          ...whileItAnswers,
          signal: leaving.signal,
        })
        .catch(() => null)
    // No more of one person: a fifth request would wait for the others.
    const uploads = [one, one, one, other, other, other].map(begin)
    const refused = await vi.waitFor(async () => {
      const answer = await sendPhoto(third, 'selfie')
      expect(answer.status).toBe(503)
      return answer
    })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.text()).toContain('Many photos are being sent at this moment. Try again.')
    leaving.abort()
    await Promise.all(uploads)
    await vi.waitFor(async () => expect((await sendPhoto(third, 'selfie')).status).toBe(303))
  })
})
