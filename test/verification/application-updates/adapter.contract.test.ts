import { restNewApplications } from '@paydeck/adapters/rest/verification/application-creation'
import { restApplicationRecords } from '@paydeck/adapters/rest/verification/applications'
import { sseApplicationStreams } from '@paydeck/adapters/sse/verification/application-updates'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import { expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account } from '../../sandbox/running.ts'
import { recordSignals, streamsOf } from '../../transport/little-provider.ts'

/** Returns the ports of a signed-in user, connected to the sandbox as in the app. */
const portsOf = async () => {
  const client = await account('shopper')
  const { rest, credentials } = clientsOf(client)
  const { streams } = streamsOf('', {
    credentials,
    fetch: (path, init) => client.fetch(typeof path === 'string' ? path : '', init),
  })
  return {
    client,
    records: restApplicationRecords(rest),
    streams: sseApplicationStreams(streams),
    created: restNewApplications(
      rest,
      makeIdempotentSend(() => crypto.randomUUID()),
    ),
  }
}

it('CALL-098 CALL-099 CALL-100 the adapters create an application and receive the events of this application', async () => {
  const { client, records, streams, created } = await portsOf()
  const made = await answered(created.create({ productName: 'payoutsRecipient', notifyUser: false }))
  expect(await answered(records.list)).toEqual([made])
  const stream = recordSignals(streams.open(made.applicationId))
  await stream.until(1)
  await client.control('POST', 'applications', { productName: 'payoutsRecipient', move: 'review' })
  await stream.until(2)
  expect(stream.signals).toEqual(['open', 'event'])
  stream.stop()
  await expect.poll(() => client.control('GET', 'streams')).toEqual({ streams: [] })
})

it('CALL-099 F1 a user cannot open the stream of an application that belongs to another user', async () => {
  const [mine, theirs] = [await portsOf(), await portsOf()]
  const { applicationId } = await answered(
    theirs.created.create({ productName: 'payoutsRecipient', notifyUser: false }),
  )
  const stream = recordSignals(mine.streams.open(applicationId))
  await stream.until(2)
  expect(stream.signals).toEqual(['closed', 'end'])
})
