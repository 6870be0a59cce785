import { describe, expect, it } from 'vitest'
import { applicant, collect, details, hour, pass, sendForm, sendPhoto, summary } from './verify-app.ts'

describe('limits of the verification app', () => {
  // The sandbox's clock is at January 15, 2027.
  it.each([
    ['is 18 today', { birth: '2009-01-15' }, 'approved'],
    ['will be 18 tomorrow', { birth: '2009-01-16' }, 'rejected'],
    ['has a document whose last day is today', { expiry: '2027-01-15' }, 'approved'],
    ['has a document whose last day was yesterday', { expiry: '2027-01-14' }, 'rejected'],
  ])('CALL-116 the day, not the time, decides whether an applicant who %s is approved', async (_who, own, decision) => {
    const client = await applicant()
    await collect(client, own)
    await sendForm(client, '')
    await pass(client, 48 * hour)
    expect((await summary(client)).split(' ')[0]).toBe(decision)
  })

  it('CALL-116 a name in the personal details may have at most 100 characters', async () => {
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
})
