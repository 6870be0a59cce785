import { makeSecurityHistory, type SecurityEvent } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { makeHold, makeSurroundings } from '../../slice-bench/index.ts'

const moved: SecurityEvent = {
  id: '1',
  kind: 'sender-moved',
  at: 0,
  userAgent: '',
  address: '127.0.0.1',
  country: null,
  canStop: true,
}
const stopped: ReadonlyArray<SecurityEvent> = [
  { ...moved, id: '2', kind: 'payout-change-stopped', canStop: false },
  { ...moved, canStop: false },
]

/** Starts a reload whose response is delayed. The response contains the events at the time of the request. */
const startReload = async () => {
  const provider: { events: ReadonlyArray<SecurityEvent> } = { events: [moved] }
  const { pass, holdNext, release } = makeHold()
  const changed$ = new Subject<unknown>()
  const history = makeSecurityHistory({
    ...makeSurroundings().ports,
    device: { timeZone: () => 'UTC' },
    changed$,
    securityRecord: {
      page: () => async () => {
        const { events } = provider
        await pass('page')
        return E.right({ events, next: null })
      },
      stop: () => async () => {
        provider.events = stopped
        return E.right(undefined)
      },
    },
  })
  history.enter()
  await settle()
  holdNext('page')
  history.reload()
  await settle()
  const shown = () => history.view.get().rows.map(({ id, stop }) => [id, stop !== null])
  return { history, provider, changed$, release, shown }
}
const asStopped = [
  ['2', false],
  ['1', false],
]

it('A12 the stop button of a stopped change does not reappear when the response to an earlier request arrives', async () => {
  const { history, release, shown } = await startReload()
  expect(shown()).toEqual([['1', true]])
  history.stop('1')
  await settle()
  expect(shown()).toEqual(asStopped)
  await release()
  expect(shown()).toEqual(asStopped)
})

it('L3 a reload that was already running does not remove a new event from the security history', async () => {
  const { provider, changed$, release, shown } = await startReload()
  provider.events = stopped
  changed$.next(null)
  await settle()
  expect(shown()).toEqual(asStopped)
  await release()
  expect(shown()).toEqual(asStopped)
})
