import type { Clock } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import type { SchedulerAction } from 'rxjs'
import { expect, it } from 'vitest'
import { abortableClock, abortableFetch, abortableLog } from '../../adapters/transport/abortable.ts'

it('when the signal aborts, scheduled work is cancelled, and no further work is scheduled', async () => {
  const end = new AbortController()
  const clock = fakeClock()
  const abortable = abortableClock(clock, end.signal)
  const ran: Array<string> = []
  abortable.schedule(() => void ran.push('before'), 5)
  abortable.schedule(() => void ran.push('cancelled'), 20)
  await clock.advance(10)
  end.abort()
  abortable.schedule(() => void ran.push('after'), 5)
  await clock.advance(100)
  expect(ran).toEqual(['before'])
})

it('work that has run or was cancelled is forgotten, so that a long-running program does not collect it', async () => {
  const end = new AbortController()
  const time = fakeClock()
  const cancelled: Array<number | undefined> = []
  const clock: Clock = {
    now: () => time.now(),
    schedule: <S>(work: (this: SchedulerAction<S>, state?: S) => void, ms?: number, state?: S) => {
      const scheduled = time.schedule<S>(work, ms, state)
      const unsubscribe = scheduled.unsubscribe.bind(scheduled)
      return Object.assign(scheduled, {
        unsubscribe: () => {
          cancelled.push(ms)
          unsubscribe()
        },
      })
    },
  }
  const abortable = abortableClock(clock, end.signal)
  abortable.schedule(() => undefined, 1)
  abortable.schedule(() => undefined, 30).unsubscribe()
  abortable.schedule(() => undefined, 40)
  await time.advance(10)
  end.abort()
  expect(cancelled).toEqual([30, 40])
})

it('when the signal aborts, requests in flight reject, with and without a signal of their own', async () => {
  const end = new AbortController()
  const own = new AbortController()
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const abortable = abortableFetch(never, end.signal)
  const requests = [abortable('/a'), abortable('/b', { signal: own.signal }), abortable('/c', { signal: null })]
  end.abort()
  expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

it('a request still ends with its own signal', async () => {
  const own = new AbortController()
  const abortable = abortableFetch(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    new AbortController().signal,
  )
  const request = abortable('/a', { signal: own.signal })
  own.abort()
  await expect(request).rejects.toThrow('aborted')
})

it('after the signal has aborted, the log is silent', () => {
  const end = new AbortController()
  const lines: Array<string> = []
  const log = abortableLog({ warn: (line) => lines.push(line), error: (line) => lines.push(line) }, end.signal)
  log.warn('slow')
  log.error('failed')
  end.abort()
  log.warn('later')
  log.error('later')
  expect(lines).toEqual(['slow', 'failed'])
})
