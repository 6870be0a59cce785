import { expect, it } from 'vitest'
import { workIn } from './trace-events.ts'

const address = 'http://localhost/id/home'

/** A complete event of the main thread. Times in milliseconds since the navigation. */
const event = (name: string, start: number, duration: number, tid = 1) => ({
  name,
  ph: 'X',
  ts: 1_000_000 + start * 1000,
  dur: duration * 1000,
  pid: 1,
  tid,
})

const traceOf = (...events: ReadonlyArray<ReturnType<typeof event>>) => ({
  traceEvents: [
    {
      name: 'navigationStart',
      ph: 'R',
      ts: 500_000,
      pid: 1,
      tid: 9,
      args: { data: { documentLoaderURL: 'about:blank' } },
    },
    { name: 'navigationStart', ph: 'R', ts: 1_000_000, pid: 1, tid: 1, args: { data: { documentLoaderURL: address } } },
    ...events,
  ],
})

it('`workIn` counts the duration of each trace event without the events nested in it', () => {
  const { byCause } = workIn(
    traceOf(
      event('FunctionCall', 10, 50),
      event('Layout', 20, 10),
      event('V8.CompileCode', 40, 5),
      event('Layout', 70, 3),
    ),
    address,
    100,
  )
  expect(byCause).toMatchObject({ script: 35, layout: 13, compile: 5, style: 0, debugger: 0, other: 0 })
})

it('`workIn` attributes parsing for stack traces to the debugger', () => {
  const { byCause } = workIn(
    traceOf(
      event('v8.evaluateModule', 0, 100),
      event('V8.CollectSourcePositions', 10, 60),
      event('V8.ParseProgram', 20, 40),
    ),
    address,
    200,
  )
  expect(byCause).toMatchObject({ evaluate: 40, debugger: 60, compile: 0, engine: 0 })
})

it('`workIn` ignores other threads, events before the navigation, and events after the page is ready', () => {
  const { byCause, tasks } = workIn(
    traceOf(event('Layout', -10, 5), event('Layout', 10, 7, 2), event('Layout', 99, 3), event('Layout', 100, 4)),
    address,
    100,
  )
  expect([byCause.layout, tasks.map(({ start }) => start)]).toEqual([3, [99]])
})

it('`workIn` sorts tasks from longest to shortest, and names the cause that takes most of each task’s time', () => {
  const { tasks } = workIn(
    traceOf(event('TimerFire', 0, 10), event('FunctionCall', 20, 30), event('UpdateLayoutTree', 25, 20)),
    address,
    100,
  )
  expect(tasks).toEqual([
    { start: 20, duration: 30, cause: 'style' },
    { start: 0, duration: 10, cause: 'script' },
  ])
})

it('`workIn` throws if the trace has no navigation to the page', () => {
  expect(() => workIn(traceOf(), 'http://localhost/other', 100)).toThrow('The trace has no navigation.')
})
