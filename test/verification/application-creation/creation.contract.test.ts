import { postApplication } from '@paydeck/adapters/wire/verification/application-creation'
import { changeApplication } from '@paydeck/sandbox/verification/application-changes'
import { expect, it } from 'vitest'
import { account, answerOf, at, type Client, sandbox } from '../../sandbox/running.ts'

const path = '/compliance/applications'
const recipient = { productName: 'payoutsRecipient', notifyUser: false } as const

const create = (client: Client, wanted: unknown = recipient) => client.rest('POST', path, wanted)
const list = async (client: Client): Promise<unknown> => (await client.rest('GET', path)).body
const subjects = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const mails = at(await client.control('GET', 'mails'), 'mails')
  return Array.isArray(mails) ? mails.map((mail) => at(mail, 'subject')) : []
}

it('CALL-098 VERIF-059 the response to creating an application is equal to the new entry in the list of applications', async () => {
  const client = await account('shopper')
  expect(await list(client)).toEqual([])
  const { status, body } = await create(client)
  expect(status).toBe(200)
  expect(postApplication.reply.decode(body)._tag).toBe('Right')
  expect(body).toMatchObject({
    productName: 'payoutsRecipient',
    status: 'initializing',
    collectionStatus: 'incomplete',
    history: [{ step: 'applied' }],
  })
  const tasks = at(body, 'collectionTasks')
  expect(Array.isArray(tasks) && new Set(tasks.map((task) => at(task, 'status')))).toEqual(new Set(['notStarted']))
  expect(await list(client)).toEqual([body])
})

it('CALL-098 creating an application sends the user an email if and only if notifyUser is true and the application is new', async () => {
  const client = await account('shopper')
  await create(client)
  expect(await subjects(client)).toEqual([])
  await create(client, { productName: 'individualShopperTier1', notifyUser: true })
  expect(await subjects(client)).toEqual(['Verify your identity'])
  // The application already exists, so the provider sends no second email.
  await create(client, { productName: 'individualShopperTier1', notifyUser: true })
  await create(client, { ...recipient, notifyUser: true })
  expect(await subjects(client)).toEqual(['Verify your identity'])
})

it('CALL-098 F4 concurrent calls create only one application, and all of these calls return it', async () => {
  const client = await account('shopper')
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(client)))
  expect(new Set(answers.map(({ body }) => at(body, 'applicationId'))).size).toBe(1)
  expect(await list(client)).toHaveLength(1)
})

it('CALL-098 F4 a repeated call gets the same response as before; a reused idempotency key with different input is rejected', async () => {
  const client = await account('shopper')
  const send = async (wanted: unknown) =>
    answerOf(
      await client.fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': client.csrf,
          'idempotency-key': 'a-key-of-mine',
        },
        body: JSON.stringify(wanted),
      }),
    )
  const first = await send(recipient)
  await client.control('POST', 'account', { applications: [{ productName: 'payoutsRecipient', status: 'approved' }] })
  expect(await send(recipient)).toEqual(first)
  expect((await send({ ...recipient, notifyUser: true })).status).toBe(422)
})

it('CALL-098 creating an application for an unknown product is rejected', async () => {
  const client = await account('shopper')
  for (const productName of ['', 'platinum', 'toString', '__proto__']) {
    const { status, body } = await create(client, { productName, notifyUser: false })
    expect([status, at(body, 'field')]).toEqual([422, 'productName'])
  }
  expect((await create(client, { notifyUser: false })).status).toBe(400)
  expect(await list(client)).toEqual([])
})

it('H7 CALL-098 unknown fields in the request to create an application have no effect', async () => {
  const client = await account('shopper')
  const { body } = await create(client, { ...recipient, status: 'approved', userId: 'somebody', applicationId: 'mine' })
  expect([at(body, 'status'), at(body, 'applicationId') === 'mine']).toEqual(['initializing', false])
})

it('the user receives only one email about an approval, even if the same approval is stored again', async () => {
  const client = await account('shopper')
  await create(client)
  const { queries: database, clock: now, sealing } = (await sandbox()).server.environment
  const owner = { id: client.userId, email: client.email }
  for (let turn = 0; turn < 2; turn += 1)
    await changeApplication({ database, now, sealing }, owner, 'payoutsRecipient', () => ({ status: 'approved' }))
  expect(await subjects(client)).toEqual(['You are verified'])
})
