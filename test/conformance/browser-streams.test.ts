import { graphqlPayoutDirectory } from '@paydeck/adapters/graphql/receiving/address-directory'
import { restActiveSessions } from '@paydeck/adapters/rest/security/active-sessions'
import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { makeCredentials } from '@paydeck/adapters/transport/credentials'
import { makeGraphqlClient } from '@paydeck/adapters/transport/graphql-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeRestClient } from '@paydeck/adapters/transport/rest-client'
import { noRenewal } from '@paydeck/adapters/transport/session-renewal'
import type { SessionSlice } from '@paydeck/core'
import {
  type ApplicationStreamsBench,
  applicationStreamsLaws,
  type LostReadsBench,
  lostReadsLaws,
} from '@paydeck/core/testing'
import { ports } from '../../adapters/modules/connection.ts'
import type { Services } from '../../adapters/port.ts'
import { makeBench } from '../browser/tabs-bench.ts'
import { runLaws } from './run-laws.ts'

/** Makes the streams of one of several tabs. `isLeading` decides if the tab itself opens the connections. */
const sharedStreams = (isLeading: boolean, lacks?: 'locks' | 'channels') => (): ApplicationStreamsBench => {
  const { tab, say, connections, advance } = makeBench()
  const leader = tab(lacks)
  // A tab is the leader while it has an open stream.
  if (!isLeading) leader.open('stream of the leader')
  const { stream } = isLeading ? leader : tab(lacks)
  return {
    streams: { open: stream },
    connectionCount: (applicationId) => connections().filter((id) => id === applicationId).length,
    signal: say,
    settle: () => advance(1000),
  }
}
runLaws('streams of a tab that leads the other tabs', applicationStreamsLaws(sharedStreams(true)))
runLaws('streams of a tab that follows another tab', applicationStreamsLaws(sharedStreams(false)))

const lostReads = (): LostReadsBench => {
  let isOnline = true
  let rejections = 0
  const http = makeHttp({
    fetch: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      if (rejections > 0) {
        rejections -= 1
        return new Response('{}', { status: 500 })
      }
      const user = { wallets: [], payoutProfiles: [] }
      return Response.json({ sessions: [], events: [], next: null, data: { user } })
    },
    origin: '',
    credentials: makeCredentials(),
    renewal: noRenewal,
    onUnauthorized: () => undefined,
    headStart: () => null,
  })
  const { wallets, profiles } = graphqlPayoutDirectory(makeGraphqlClient(http))
  const rest = makeRestClient(http)
  const { page } = restSecurityRecord(rest)
  const [{ makers }] = ports
  return {
    lostReads: makers.lostReads({ http } as Services, {} as SessionSlice),
    reads: [
      { slices: ['addressDirectory'], read: wallets },
      { slices: ['addressDirectory'], read: profiles },
    ],
    pages: [
      { slices: ['securityHistory', 'timeline', 'statements'], read: page({ before: null }) },
      { slices: ['securityHistory', 'timeline', 'statements'], read: page({ before: '19' }) },
    ],
    otherRead: { slices: ['activeSessions'], read: restActiveSessions(rest).list },
    setOnline: (next) => {
      isOnline = next
    },
    rejectNext: () => {
      rejections = 1
    },
  }
}
runLaws('lost reads over HTTP', lostReadsLaws(lostReads))
