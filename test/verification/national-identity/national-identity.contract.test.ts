import { restShopperRecords } from '@paydeck/adapters/rest/verification/applications'
import { restNationalIdentityRecords } from '@paydeck/adapters/rest/verification/national-identity'
import { unreachable } from '@paydeck/core/kernel'
import { mailsOf } from '@paydeck/sandbox/account/mails'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client, type Running, startSandbox } from '../../sandbox/running.ts'
import { sealing } from '../../sandbox/sealing.ts'

// All tests of this file share a sandbox. Only the tests advance its clock, so that they can check rate limits at exact
// times.
const minute = 60_000
let time = 1_800_000_000_000
let running: Running
beforeAll(async () => {
  running = await startSandbox({ clock: () => time, keepsControl: true })
})
afterAll(() => running.close())
beforeEach(() => void (time += 2 * minute))

// Social Security number that is never assigned to a person, because its fourth and fifth digit are 00.
const canary = '900007351'
const path = '/compliance/updateNationalIdentity'

const userWithoutNumber = () => account('shopper', { isMissingShopperInfo: true }, running)
const sendNumber = (client: Client, number: unknown, issuer: unknown = 'USA') =>
  client.rest('POST', path, { nationalIdentityNumber: number, nationalIdentityIssuer: issuer })
const isMissing = (client: Client) => answered(restShopperRecords(clientsOf(client).rest).isInfoMissing)
const infoOf = async (client: Client) => at((await client.graphql('START_GET_BASIC_INFO')).body, 'data', 'user')
const storedNumber = async (client: Client) => {
  const info = await infoOf(client)
  return [at(info, 'nationalIdentityNumber'), at(info, 'nationalIdentityIssuer')]
}
const subjects = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const mails = at(await client.control('GET', 'mails'), 'mails')
  return Array.isArray(mails) ? mails.map((mail) => at(mail, 'subject')) : []
}

it('CALL-095 CALL-096 VERIF-078 after the number and its issuer were sent, the provider reports no missing information', async () => {
  const client = await userWithoutNumber()
  expect(await isMissing(client)).toBe(true)
  await answered(restNationalIdentityRecords(clientsOf(client).rest).give({ number: canary, issuer: 'USA' }))
  const calls = at(await client.control('GET', 'calls'), 'calls')
  const sent = Array.isArray(calls) ? calls.filter((call) => at(call, 'name') === `POST ${path}`) : []
  expect(sent.map((call) => [at(call, 'csrf'), at(call, 'input')])).toEqual([
    [true, { nationalIdentityNumber: canary, nationalIdentityIssuer: 'USA' }],
  ])
  expect(await isMissing(client)).toBe(false)
  expect(await storedNumber(client)).toEqual(['*****7351', 'USA'])
  expect(await subjects(client)).toEqual(['Your Social Security number was added'])
})

it('L3 the security history contains one event about the number, even if the user sends the number twice', async () => {
  const client = await userWithoutNumber()
  await sendNumber(client, canary)
  await sendNumber(client, canary)
  const history = (await client.rest('GET', '/auth/security-history')).body
  expect(JSON.stringify(history).match(/national-identity-added/g)).toHaveLength(1)
})

it.each([
  ['an empty body', { kind: 'status', status: 204 }],
  ['a text as its body', { kind: 'status', status: 200, body: 'done' }],
  ['the status 202', { kind: 'status', status: 202, body: { queued: true } }],
  ['a body that is not JSON', { kind: 'garbage' }],
])('VERIF-082 the client treats every 2xx response as success, for example %s', async (_name, fault) => {
  const client = await userWithoutNumber()
  await client.control('POST', 'faults', { call: `POST ${path}`, ...fault })
  await answered(restNationalIdentityRecords(clientsOf(client).rest).give({ number: canary, issuer: 'USA' }))
})

it('F4 VERIF-085 sending the same number again, even after a lost response, succeeds and changes nothing', async () => {
  const client = await userWithoutNumber()
  const records = restNationalIdentityRecords(clientsOf(client).rest)
  await client.control('POST', 'faults', { call: `POST ${path}`, kind: 'drop' })
  expect(await records.give({ number: canary, issuer: 'USA' })()).toEqual(E.left(unreachable))
  for (let turn = 0; turn < 12; turn += 1) await answered(records.give({ number: canary, issuer: 'USA' }))
  expect(await storedNumber(client)).toEqual(['*****7351', 'USA'])
  expect(await subjects(client)).toHaveLength(1)
})

it('F4 concurrent requests with the same number all succeed, and the user gets one email', async () => {
  const client = await userWithoutNumber()
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendNumber(client, canary)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await subjects(client)).toHaveLength(1)
})

it('F4 of three different numbers that are sent concurrently, only one is accepted', async () => {
  const client = await userWithoutNumber()
  const answers = await Promise.all(['900001111', '900002222', '900003333'].map((number) => sendNumber(client, number)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  const won = answers.findIndex(({ status }) => status === 200)
  expect(await storedNumber(client)).toEqual([`*****${String(won + 1).repeat(4)}`, 'USA'])
  expect(await subjects(client)).toHaveLength(1)
})

it('VERIF-085 a stored number is never replaced by a different number or issuer', async () => {
  const client = await account('cardholder', {}, running)
  expect(await sendNumber(client, canary)).toEqual({
    status: 409,
    body: { error: 'Your ID number is already saved. Contact support to change it.' },
  })
  expect(await storedNumber(client)).toEqual(['*****4321', 'USA'])
  expect(await subjects(client)).toEqual([])
  // This is the stored number of the user. The same digits with a different country are a different number, so the server
  // rejects them.
  expect([
    (await sendNumber(client, '900004321')).status,
    (await sendNumber(client, '900004321', 'CAN')).status,
  ]).toEqual([200, 409])
  expect(await storedNumber(client)).toEqual(['*****4321', 'USA'])
})

it.each([
  '',
  '90000735',
  '9000073510',
  '900-00-73',
  '900007351\n',
  ' 90000735',
  '９００００７３５１',
  '90000735x',
  '1e8000000',
])('ERR-002 the number %j is rejected with 422 and not stored', async (number) => {
  const client = await userWithoutNumber()
  const { status, body } = await sendNumber(client, number)
  expect([status, at(body, 'error'), at(body, 'field')]).toEqual([
    422,
    'Enter a nine-digit ID number and a three-letter country code.',
    'nationalIdentityNumber',
  ])
  expect([await isMissing(client), ...(await storedNumber(client))]).toEqual([true, null, 'USA'])
})

it.each(['', 'US', 'usa', 'USA ', 'USAA', '<b>'])(
  'the issuer %j of a national identity number is rejected with 422',
  async (issuer) => {
    const client = await userWithoutNumber()
    const { status, body } = await sendNumber(client, canary, issuer)
    expect([status, at(body, 'field')]).toEqual([422, 'nationalIdentityIssuer'])
    expect(await isMissing(client)).toBe(true)
  },
)

it('a request is rejected if the national identity number is missing or is a JSON number in place of a text', async () => {
  const client = await userWithoutNumber()
  expect((await sendNumber(client, 900_007_351)).status).toBe(400)
  expect((await sendNumber(client, undefined)).status).toBe(400)
})

it('ERR-003 A11 each account may send five numbers a minute; the next attempt gets 429 and a retry time', async () => {
  const [client, other] = [await userWithoutNumber(), await userWithoutNumber()]
  // Sends the attempts one after the other, since each attempt counts towards the limit.
  for (let turn = 0; turn < 5; turn += 1) expect((await sendNumber(client, '1')).status).toBe(422)
  const refused = await client.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrf, 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ nationalIdentityNumber: canary, nationalIdentityIssuer: 'USA' }),
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await isMissing(client)).toBe(true)
  expect((await sendNumber(other, canary)).status).toBe(200)
  time += minute
  expect((await sendNumber(client, canary)).status).toBe(200)
})

it('VERIF-083 A3 L1 database, logs, emails and responses never contain the complete national identity number', async () => {
  const client = await userWithoutNumber()
  const answer = await sendNumber(client, canary)
  await sendNumber(client, `${canary}0`)
  await sendNumber(client, '900000000')
  const { queries } = running.server.environment
  const rows = await Promise.all([
    queries.selectFrom('users').selectAll().where('id', '=', client.userId).execute(),
    mailsOf({ database: queries, sealing }, client.userId),
    queries.selectFrom('securityEvents').selectAll().where('userId', '=', client.userId).execute(),
    queries.selectFrom('analyticsEvents').selectAll().where('userId', '=', client.userId).execute(),
  ])
  const messages = running.logged.filter(({ fields }) => fields['user'] === client.userId).map(({ message }) => message)
  expect(messages).toContain('national identity number added')
  for (const text of [rows, running.logged, answer, await infoOf(client)].map((one) => JSON.stringify(one))) {
    expect(text).not.toContain(canary)
  }
})

it('A2 a national identity number is stored only for the user who submits it', async () => {
  const [client, other] = [await userWithoutNumber(), await userWithoutNumber()]
  expect((await sendNumber(client, canary)).status).toBe(200)
  expect([await isMissing(other), ...(await storedNumber(other))]).toEqual([true, null, 'USA'])
})

it('the demo account "merchant" has no national identity number', async () => {
  expect(await isMissing(await account('merchant', {}, running))).toBe(true)
})
