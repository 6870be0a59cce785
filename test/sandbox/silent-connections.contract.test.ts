import { openDatabase } from '@paydeck/sandbox/database/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from './databases.ts'
import { type Link, linkTo } from './link.ts'
import { account, type Running, serve } from './running.ts'
import { applicationIds, follow, setStatus, twoApplications } from './streams.ts'

const times = { connect: 1000, keepAlive: 1000, statement: 1000, heartbeat: 50, silence: 1000 }

let running: Running
/**
 * TCP proxy to the database server. A test can make this proxy silent. Null for the embedded database, which has no
 * connections.
 */
let link: Link | null = null

beforeAll(async () => {
  const { database, url } = await open()
  if (url === null) {
    running = await serve(database)
    return
  }
  const opened = await linkTo(url)
  const linked = await openDatabase({ kind: 'server', url: opened.url, times })
  const close = async (): Promise<void> => {
    await linked.close()
    opened.close()
    await database.close()
  }
  running = await serve({ ...linked, close })
  link = opened
})
afterAll(() => running.close())

const pooled = 10

it('F5 calls get status 503 while the database does not respond, and status 200 after the outage', async () => {
  const client = await account('shopper', {}, running)
  const read = async () => (await client.rest('GET', '/auth/session')).status
  const write = async () => (await client.graphql('ToggleMarketingOptIn', { optIn: true })).status
  expect([await read(), await write()]).toEqual([200, 200])
  link?.silence()
  const expected = link === null ? 200 : 503
  expect([await read(), await write()]).toEqual([expected, expected])
  link?.restore()
  // Each lost connection of the pool may make one write fail.
  let refused = 0
  while (refused < pooled && (await write()) === 503) refused += 1
  expect([await write(), await read()]).toEqual([200, 200])
})

it('F5 CALL-100 after a database outage, an event stream sends an event, and another event for the next change', async () => {
  const client = await account('shopper', twoApplications, running)
  const [id = ''] = await applicationIds(client)
  const stream = await follow(client, id)
  await stream.holds('\n\n')
  const events = () => stream.text().match(/^event: applicationUpdated/gm)?.length ?? 0
  const notes = () =>
    running.logged.map(({ message }) => message).filter((message) => message.startsWith('event streams'))
  const [lost, back] = [
    'event streams lost the connection to the database and receive no changes',
    'event streams are connected to the database again',
  ]
  link?.silence()
  await expect.poll(notes).toEqual(link === null ? [] : [lost])
  link?.restore()
  await expect.poll(notes).toEqual(link === null ? [] : [lost, back])
  const reloads = link === null ? 0 : 1
  await expect.poll(events).toBe(reloads)
  await expect
    .poll(() =>
      setStatus(client, 'approved').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expect.poll(events).toBe(reloads + 1)
  stream.close()
})
