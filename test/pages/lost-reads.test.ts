import {
  type Fault,
  type FindSlice,
  makeActiveSessions,
  rejected,
  retryLostReads,
  type RetriedSlice,
  unreachable,
} from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { NEVER } from 'rxjs'
import { expect, it } from 'vitest'
import { makeSurroundings } from '../slice-bench/index.ts'

const makeSessions = (fault: Fault) => {
  const { ports, seen } = makeSurroundings()
  let reads = 0
  const sessions = makeActiveSessions({
    ...ports,
    device: { timeZone: () => 'UTC' },
    activeSessionRecords: {
      list: async () => {
        reads += 1
        return TE.left(fault)()
      },
      end: () => TE.left(fault),
      endOthers: TE.left(fault),
    },
    changed$: NEVER,
  })
  return { ...seen, sessions, reads: () => reads }
}

const lost = (...names: ReadonlyArray<RetriedSlice>) => ({ take: () => names })
/** Returns a function that finds the slice `activeSessions` and no other slice. */
const finding =
  (sessions: ReturnType<typeof makeActiveSessions>): FindSlice =>
  (name) =>
    (name === 'activeSessions' ? sessions : null) as ReturnType<FindSlice> as never

it('F5 retryLostReads repeats the lost read of a slice that exists, and skips a slice that is not created yet', async () => {
  const { sessions, reads } = makeSessions(unreachable)
  sessions.enter()
  await settle()
  retryLostReads(lost('billList', 'activeSessions'), finding(sessions))
  await settle()
  expect(reads()).toBe(2)
})

it('F5 F6 if no read was lost, or if the slice shows no failure, retryLostReads sends no request', async () => {
  const { sessions, reads } = makeSessions(rejected(500))
  retryLostReads(lost('activeSessions'), finding(sessions))
  sessions.enter()
  await settle()
  retryLostReads(lost(), finding(sessions))
  await settle()
  expect(reads()).toBe(1)
})

it('F7 after the user has signed out, retryLostReads sends no request', async () => {
  const { stores, sessions, reads } = makeSessions(unreachable)
  sessions.enter()
  await settle()
  stores.resetAll()
  retryLostReads(lost('activeSessions'), finding(sessions))
  await settle()
  expect(reads()).toBe(1)
})
