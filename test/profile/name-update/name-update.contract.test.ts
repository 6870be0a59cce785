import { restProfileRecords } from '@paydeck/adapters/rest/profile/name-update'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client } from '../../sandbox/running.ts'

const infoOf = async (client: Client): Promise<unknown> =>
  at((await client.graphql('START_GET_BASIC_INFO')).body, 'data', 'user')

const rename = (client: Client, givenName: unknown, familyName: unknown) =>
  client.rest('PUT', '/users/updateName', { givenName, familyName })

const subjects = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const mails = at(await client.control('GET', 'mails'), 'mails')
  return Array.isArray(mails) ? mails.map((mail) => at(mail, 'subject')) : []
}

describe('name change', () => {
  it('CALL-086 updateName accepts givenName and familyName, and the basic info then contains the new name', async () => {
    const client = await account()
    const { updateName } = restProfileRecords(clientsOf(client).rest)
    await answered(updateName({ givenName: 'Zoë', familyName: 'O’Brien-岡' }))
    const info = await infoOf(client)
    expect([at(info, 'name'), at(info, 'firstName'), at(info, 'lastName')]).toEqual([
      'Zoë O’Brien-岡',
      'Zoë',
      'O’Brien-岡',
    ])
  })

  it.each([
    ['A', 'Norris'],
    ['Ada', '   N   '],
    ['Ada', ''],
    ['Ada', 'x'.repeat(65)],
    ['Ada', 'Nor\nris'],
    ['Ada\u0007', 'Norris'],
    ['A\u200Bda', 'Norris'],
    ['Ada', 'Nor\u202Esir'],
    ['Ada', '\u2067Norris\u2069'],
    ['Ada', 'Nor\u00ADris'],
    ['A\u200Dda', 'Norris'],
    ['Ada\u{E0041}', 'Norris'],
    ['\u3164\u3164', 'Norris'],
    ['\u2800\u2800', 'Norris'],
  ])(
    'ERR-008 updateName rejects the name %j %j with status 422 and a reason, and does not change the name',
    async (givenName, familyName) => {
      const client = await account('cardholder')
      const before = await infoOf(client)
      const { status, body } = await rename(client, givenName, familyName)
      expect(status).toBe(422)
      expect(at(body, 'error')).toMatch(/^(Enter a name|Use only) .*\.$/)
      expect(at(body, 'field')).toBe(familyName === 'Norris' ? 'givenName' : 'familyName')
      expect(await infoOf(client)).toEqual(before)
      expect(await subjects(client)).toEqual([])
    },
  )

  it.each([
    ['Persian', 'می\u200Cخواهم', 'علی\u200Cپور'],
    ['Marathi', 'क\u094D\u200Dषमा', 'र\u094D\u200Dय'],
    ['Sinhala', 'ශ\u0DCA\u200Dරී', 'ලංකා'],
    ['Japanese', '葛\u{E0100}城', '辻\u{E0101}'],
    ['Hebrew', 'שָׂרָה', 'כֹּהֵן'],
  ])('CALL-086 updateName keeps the invisible characters of a %s name', async (_, givenName, familyName) => {
    const client = await account()
    const { updateName } = restProfileRecords(clientsOf(client).rest)
    await answered(updateName({ givenName, familyName }))
    const info = await infoOf(client)
    expect([at(info, 'firstName'), at(info, 'lastName')]).toEqual([givenName, familyName])
  })

  it('CALL-086 updateName accepts names of 2 to 64 characters', async () => {
    const client = await account()
    for (const name of ['Bo', 'x'.repeat(64)]) {
      // oxlint-disable-next-line no-await-in-loop -- the steps depend on each other
      expect((await rename(client, name, name)).status, name).toBe(200)
    }
    expect(at(await infoOf(client), 'lastName')).toBe('x'.repeat(64))
  })

  it('updateName rejects a name that is not a string', async () => {
    const client = await account()
    expect((await rename(client, 7, 'Norris')).status).toBe(400)
    expect((await rename(client, 'Ada', undefined)).status).toBe(400)
  })

  it('updateName sends an email to the account owner when the name has changed, but not when it stays the same', async () => {
    const client = await account()
    await rename(client, 'Ada', 'Norris')
    await rename(client, ' Ada ', 'Norris')
    const mails = at(await client.control('GET', 'mails'), 'mails')
    expect(await subjects(client)).toEqual(['Your name was changed'])
    expect(at(mails, 0, 'recipient')).toBe(client.email)
    expect(at(mails, 0, 'body')).toContain('Ada Norris')
    const other = await account()
    expect(await subjects(other)).toEqual([])
  })

  it('ERR-009 updateName rejects the sixth change in a minute with status 429 and a retry time, even for concurrent changes', async () => {
    const client = await account()
    const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((turn) => rename(client, 'Ada', `Norris ${turn}`)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3)
    const refused = tries.find(({ status }) => status === 429)
    expect(at(refused?.body, 'error')).toMatch(/^Too many changes\. Try again in \d+ seconds\.$/)
    const seen = await client.fetch('/users/updateName', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrf },
      body: JSON.stringify({ givenName: 'Ada', familyName: 'Byron' }),
    })
    expect(Number(seen.headers.get('retry-after'))).toBeGreaterThan(0)
    await client.control('POST', 'clock', { advance: 61_000 })
    expect((await rename(client, 'Ada', 'Byron')).status).toBe(200)
  })
})
