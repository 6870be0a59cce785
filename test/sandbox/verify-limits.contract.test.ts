import { describe, expect, it } from 'vitest'
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
    const people = [await applicant(), await applicant(), await applicant()]
    const leaving = new AbortController()
    // Node asks for it where a body is a stream; the types of the DOM do not know it.
    const whileItAnswers = { duplex: 'half' }
    const beginning = new TextEncoder().encode('--photo\r\n')
    const answered: Array<Response> = []
    /** Sends a photo that does not end; over with its answer, or once its sender leaves. */
    const begin = (client: (typeof people)[number]) =>
      client
        .fetch(`${shopper}&task=selfie`, {
          method: 'POST',
          headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=photo' },
          body: new ReadableStream({ start: (sent) => sent.enqueue(beginning) }),
          ...whileItAnswers,
          signal: leaving.signal,
        })
        .then(
          (answer) => void answered.push(answer),
          () => undefined,
        )
    // No more of one person: a fifth request would wait for the others.
    const uploads = [...people, ...people, ...people].map(begin)
    await expect.poll(() => answered.length).toBe(3)
    for (const answer of answered) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.text()).toContain('Many photos are being sent at this moment. Try again.')
    }
    leaving.abort()
    await Promise.all(uploads)
    expect(answered).toHaveLength(3)
    const [one = await applicant()] = people
    await expect.poll(async () => (await sendPhoto(one, 'selfie')).status).toBe(303)
  })
})
