import {
  type Fault,
  type FindSlice,
  makeActiveSessions,
  rejected,
  retryLostReads,
  type RetriedSlice,
  noTimelineFilter,
  unreachable,
  unsupported,
} from '@paydeck/core'
import { makePaydeck } from '@paydeck/core/app'
import { makeMemoryProvider, personas } from '@paydeck/core/memory'
import { fakeClock, settle } from '@paydeck/core/testing'
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

/** Opens a page about the activity while a call gets no response. The provider may lack the merged timeline. */
const beginActivity = async (
  method: Parameters<ReturnType<typeof makeMemoryProvider>['failCalls']>[0],
  isMerged: boolean,
) => {
  const provider = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 10, 25)), persona: personas.cardholder })
  const lacking = { ...provider.ports, activityRecords: { page: () => TE.right(unsupported) } }
  const app = makePaydeck(isMerged ? provider.ports : lacking)
  provider.failCalls(method, unreachable)
  return {
    ...app,
    recover: async () => {
      provider.restoreCalls(method)
      retryLostReads(provider.ports.lostReads, (name) => app[name])
      await settle()
    },
    callCount: () => provider.callCount(method),
  }
}

it.each([
  ['activityRecords.page', true],
  ['paymentLists.page', false],
  ['securityRecord.page', false],
] as const)('F5 ACT-017 the timeline repeats a lost read of %s', async (method, isMerged) => {
  const { timeline, recover, callCount } = await beginActivity(method, isMerged)
  timeline.show(noTimelineFilter)
  await settle()
  const isWhole = () => timeline.state.get().missing.length === 0 && timeline.state.get().status !== 'error'
  expect(isWhole()).toBe(false)
  await recover()
  expect(isWhole()).toBe(true)
  const calls = callCount()
  await recover()
  expect(callCount()).toBe(calls)
})

it.each([
  ['activityRecords.page', true],
  ['cardAccounts.list', true],
  ['cardActivities.overview', false],
  ['cardActivities.settled', false],
  ['paymentLists.page', false],
  ['securityRecord.page', false],
] as const)('F5 STMT-001 the statements repeat a lost read of %s', async (method, isMerged) => {
  const { statements, recover, callCount } = await beginActivity(method, isMerged)
  statements.show(null)
  await settle()
  const isWhole = () => statements.state.get().history?.missing.length === 0
  expect(isWhole()).toBe(false)
  await recover()
  expect(isWhole()).toBe(true)
  const calls = callCount()
  await recover()
  expect(callCount()).toBe(calls)
})

it('F6 the statements repeat a lost read neither while they load nor after the page was left', async () => {
  const { statements, recover, callCount } = await beginActivity('activityRecords.page', true)
  statements.show(null)
  await settle()
  statements.leave()
  await recover()
  expect(callCount()).toBe(1)
  statements.show(null)
  statements.tryAgain()
  await settle()
  expect(callCount()).toBe(2)
})
