import { describe, expect, it } from 'vitest'
import { goodPhoto, jpeg, photoOf, png } from './photos.ts'
import type { Client } from './running.ts'
import { applicant, checkTime, collect, pass, sendForm, sendPhoto, stillSandbox, summary } from './verify-app.ts'

const untouched = 'initializing incomplete notStarted notStarted notStarted notStarted'
const large = 6 * 1024 * 1024

const alertOf = async (response: Response): Promise<string> =>
  /role="alert" id="error">([^<]*)</.exec(await response.text())?.[1]?.replaceAll('&#39;', "'") ?? ''

/** Returns all rows of the database as JSON. */
const storedRows = async (): Promise<string> => {
  const { queries } = (await stillSandbox()).server.environment
  const tables = await queries.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      queries
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}

const kinds = (text: string): ReadonlyArray<string> => [
  text,
  Buffer.from(text).toString('hex'),
  // Base64 encodes groups of three bytes, so the encoded text depends on its position in the data. These are the three
  // possible encodings, without the bytes at the ends that share a group with other data.
  ...[0, 1, 2].map((skipped) => {
    const part = Buffer.from(text).subarray(skipped)
    return part.subarray(0, part.length - (part.length % 3)).toString('base64')
  }),
  [...Buffer.from(text)].join(','),
]

describe('verification photos', () => {
  it.each([
    ['a text', photoOf(new TextEncoder().encode('not a photo'), 'text/plain', 'photo.txt')],
    ['a text with the media type of a photo', photoOf(new TextEncoder().encode('not a photo'))],
    ['an SVG with a script', photoOf(new TextEncoder().encode('<svg onload=alert(1)>'), 'image/svg+xml', 'a.svg')],
    ['a PDF', photoOf(new TextEncoder().encode('%PDF-1.7'), 'application/pdf', 'a.pdf')],
    ['half a PNG', photoOf(png(1200, 900).slice(0, 20), 'image/png')],
    ['a JPEG without an image', photoOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]))],
  ])('CALL-116 a file that is %s is rejected with a message', async (_what, file) => {
    const client = await applicant()
    const response = await sendPhoto(client, 'identityDocument', file)
    expect(response.status).toBe(422)
    expect(await alertOf(response)).toBe("We couldn't read this file. Choose a JPEG, PNG or WebP photo.")
    expect(await summary(client)).toBe(untouched)
  })

  it('CALL-116 a form without a photo is rejected with the message "Choose a photo."', async () => {
    const client = await applicant()
    for (const file of [null, photoOf(new Uint8Array(), 'application/octet-stream', '')]) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      const response = await sendPhoto(client, 'identityDocument', file)
      expect([response.status, await alertOf(response)]).toEqual([422, 'Choose a photo.'])
    }
  })

  it.each([
    ['by one byte', large + 1],
    ['by a factor of two', 2 * large],
  ])('CALL-116 VERIF-090 a photo that exceeds the size limit %s is rejected with a message', async (_how, size) => {
    const client = await applicant()
    const filler = 'x'.repeat(size - jpeg(1200, 900).length)
    const response = await sendPhoto(client, 'identityDocument', goodPhoto(filler))
    expect(response.status).toBe(413)
    expect(await alertOf(response)).toBe('This photo is larger than 6 MB. Choose a smaller one.')
    expect(await summary(client)).toBe(untouched)
    const allowed = goodPhoto('x'.repeat(large - jpeg(1200, 900).length))
    expect((await sendPhoto(client, 'identityDocument', allowed)).status).toBe(303)
  })

  it('CALL-116 VERIF-090 a photo whose bytes are a PNG is accepted, whatever its file name and media type say', async () => {
    const client = await applicant()
    await sendPhoto(client, 'identityDocument', photoOf(png(1200, 900), 'application/pdf', 'x.pdf'))
    await pass(client, checkTime)
    expect(await summary(client)).toMatch(/^initializing incomplete completedSuccess/)
  })

  it('CALL-116 a photo smaller than 480 by 320 pixels fails its check; the user can then send another photo', async () => {
    const client = await applicant()
    await sendPhoto(client, 'identityDocument', photoOf(jpeg(479, 400)))
    await pass(client, checkTime)
    expect(await summary(client)).toMatch(/^initializing incomplete tryAgain/)
    await sendPhoto(client, 'identityDocument', photoOf(jpeg(320, 480)))
    await pass(client, checkTime)
    expect(await summary(client)).toMatch(/^initializing incomplete completedSuccess/)
  })

  it('CALL-116 a photo is rejected if the task expects no photo or if the form is malformed', async () => {
    const client = await applicant()
    expect((await sendPhoto(client, 'address')).status).toBe(415)
    expect((await sendForm(client, 'selfie', { photo: 'x' })).status).toBe(415)
    const broken = await client.fetch('/id/verify?task=selfie', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nnothing',
    })
    expect(broken.status).toBe(400)
    const headers = { 'content-type': 'application/json' }
    expect((await client.fetch('/id/verify?task=selfie', { method: 'POST', headers, body: '{}' })).status).toBe(415)
    expect(await summary(client)).toBe(untouched)
  })

  it('CALL-116 VERIF-090 photos and typed details are never stored or logged, neither during nor after their check', async () => {
    const client: Client = await applicant()
    const secrets = ['an-unlikely-photo-of-a-face', 'Unlikely Street 4711', '1971-11-17']
    const found = async (): Promise<ReadonlyArray<string>> => {
      const kept = (await storedRows()) + JSON.stringify((await stillSandbox()).logged)
      return secrets.filter((secret) => kinds(secret).some((kind) => kept.includes(kind)))
    }
    await sendPhoto(client, 'identityDocument', goodPhoto(secrets[0]))
    await sendPhoto(client, 'selfie', goodPhoto(secrets[0]))
    await sendForm(client, 'address', { street: secrets[1] ?? '', city: 'Austin', postalCode: '1' })
    await sendForm(client, 'personalDetails', { name: 'Ada', birth: secrets[2] ?? '', expiry: '2050-01-01' })
    expect(await summary(client)).toBe('initializing incomplete processing processing processing processing')
    expect(await found()).toEqual([])
    await pass(client, checkTime)
    expect(await summary(client)).toMatch(/completedSuccess$/)
    expect(await found()).toEqual([])
    // Checks the search itself: it finds a text that the database really contains.
    await client.control('POST', 'account', { firstName: secrets[0] })
    expect(await found()).toEqual([secrets[0]])
  })
})

describe('typed verification details', () => {
  it.each([
    ['address', { street: '', city: 'Austin', postalCode: '1' }, 'Enter your street address.'],
    [
      'address',
      { street: '1 Road', city: 'Au\u202Estin', postalCode: '1' },
      "We can't read your city. Enter it again.",
    ],
    [
      'address',
      { street: '1 Road', city: 'Austin', postalCode: '1'.repeat(101) },
      "We can't read your postal code. Enter it again.",
    ],
    [
      'personalDetails',
      { name: 'Ada', birth: '1990-02-30', expiry: '2050-01-01' },
      'Enter your date of birth as a date, such as 1990-04-23.',
    ],
    [
      'personalDetails',
      { name: 'Ada', birth: '2090-01-01', expiry: '2050-01-01' },
      'Enter a date of birth in the past.',
    ],
    [
      'personalDetails',
      { name: 'Ada', birth: '1990-01-01' },
      'Enter the expiration date of your ID as a date, such as 1990-04-23.',
    ],
  ])(
    'CALL-116 for the task %s, the details %j are rejected with a message at the field',
    async (task, fields, words) => {
      const client = await applicant()
      const response = await sendForm(client, task, fields)
      const text = (await response.text()).replaceAll('&#39;', "'")
      expect(response.status).toBe(422)
      expect(text).toContain(words)
      expect(text).toContain('aria-invalid="true"')
      expect(await summary(client)).toBe(untouched)
    },
  )

  it('CALL-116 the form shows rejected details again, as text and not as markup', async () => {
    const client = await applicant()
    await collect(client)
    const other = await applicant()
    await sendPhoto(other, 'identityDocument')
    await sendPhoto(other, 'selfie')
    const response = await sendForm(other, 'address', { street: '1 "Road" <b>', city: '', postalCode: '1' })
    expect(await response.text()).toContain('value="1 &quot;Road&quot; &lt;b&gt;"')
  })
})
