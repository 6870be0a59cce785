import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, type Client, clientOf, makeJar, type Running, startTwoSandboxes } from '../../sandbox/running.ts'
import { applicationIds, follow, setStatus } from '../../sandbox/streams.ts'

let one: Running
let other: Running

beforeAll(async () => {
  ;[one, other] = await startTwoSandboxes()
})

afterAll(async () => {
  await other.close()
  await one.close()
})

/** Returns a client that has the same session but sends its requests to the other server process. */
const there = (client: Client): Promise<Client> =>
  clientOf(other.address, makeJar(other.address, client.cookie()), client)

const makeApplicant = async () => {
  const client = await account(
    'shopper',
    { applications: [{ productName: 'payoutsRecipient', status: 'pending' }] },
    one,
  )
  const [id = ''] = await applicationIds(client)
  return { client, id }
}

it('CALL-100 streams of both server processes report a changed application within 1 s', async () => {
  const { client, id } = await makeApplicant()
  const streams = await Promise.all([follow(client, id), follow(client, id, { address: other.address })])
  await Promise.all(streams.map((stream) => stream.holds('\n\n')))
  await setStatus(client, 'approved', 'payoutsRecipient')
  await Promise.all(streams.map((stream) => stream.holds('applicationUpdated', 1000)))
  await setStatus(await there(client), 'rejected', 'payoutsRecipient')
  for (const stream of streams) {
    // eslint-disable-next-line no-await-in-loop -- both streams must receive their events
    await expect.poll(() => stream.text().match(/^event: /gm)?.length).toBe(2)
    stream.close()
  }
})

it('A5 signing out in one server process ends the streams of the session in both processes', async () => {
  const { client, id } = await makeApplicant()
  const streams = await Promise.all([follow(client, id), follow(client, id, { address: other.address })])
  await Promise.all(streams.map((stream) => stream.holds('\n\n')))
  await (await there(client)).rest('POST', '/auth/logout')
  await Promise.all(streams.map((stream) => stream.ended))
})

it('CALL-100 a client that reconnects to another server process receives the change that it missed', async () => {
  const { client, id } = await makeApplicant()
  const stream = await follow(client, id)
  await stream.holds('\n\n')
  await client.control('POST', 'streams', { move: 'drop' })
  await stream.ended
  await setStatus(await there(client), 'approved', 'payoutsRecipient')
  const last = /^id: (\S+)/m.exec(stream.text())?.[1] ?? ''
  const again = await follow(client, id, { address: other.address, headers: { 'last-event-id': last } })
  await again.holds('applicationUpdated')
  again.close()
})
