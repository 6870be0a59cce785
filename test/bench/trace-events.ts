/** Patterns of trace event names, by the cause of the work. The own time of an event excludes the events nested in it. */
export const causes = {
  compile: /^(?:V8\.(?:Compile|Parse|PreParse|DeserializeContext|CodeCache)|v8\.(?:compile|produceCache))/,
  evaluate: /^(?:EvaluateScript|v8\.evaluateModule|v8\.run)$/,
  script:
    /^(?:FunctionCall|v8\.callFunction|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch)$/,
  engine: /^(?:V8\.|FlushInstructionCache$|MinorGC$|MajorGC$)/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^(?:Layout|HitTest)$/,
  paint: /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|Decode Image)$/,
  document: /^(?:ParseHTML|DocumentLoader::|LocalWindowProxy::)/,
  /** Work that the browser does only while a debugger is attached. The bench attaches a debugger. */
  debugger: /^V8\.CollectSourcePositions$/,
} as const

export type Cause = keyof typeof causes | 'other'

/**
 * Task of the main thread: an event that is not nested in another event. Times are in milliseconds; `start` counts from the
 * navigation.
 */
export interface Task {
  readonly start: number
  readonly duration: number
  /** Cause of the largest part of the task's time. */
  readonly cause: Cause
}

export interface Work {
  /** Milliseconds that the main thread spent on each cause. */
  readonly byCause: Readonly<Record<Cause, number>>
  /** Tasks, the longest first. */
  readonly tasks: ReadonlyArray<Task>
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  /** Time stamp in microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

interface Open {
  readonly end: number
  readonly cause: Cause
}

const names = Object.keys(causes) as ReadonlyArray<keyof typeof causes>
const nothing = (): Record<Cause, number> =>
  Object.fromEntries([...names, 'other'].map((name) => [name, 0])) as Record<Cause, number>

const causeOf = (name: string): Cause =>
  causes.debugger.test(name) ? 'debugger' : (names.find((cause) => causes[cause].test(name)) ?? 'other')

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

/** Returns the work of the main thread from the navigation to `address` until `ready` milliseconds later. */
export const workIn = (trace: unknown, address: string, ready: number): Work => {
  const { traceEvents } = trace as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  const navigation = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  )
  if (navigation === undefined) throw new Error('The trace has no navigation.')
  const until = navigation.ts + ready * 1000
  const own = traceEvents
    .filter((event) => event.ph === 'X' && threadOf(event) === threadOf(navigation))
    .filter(({ ts }) => ts >= navigation.ts && ts < until)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))

  const byCause = nothing()
  const tasks: Array<{ readonly start: number; readonly duration: number; readonly shares: Record<Cause, number> }> = []
  const open: Array<Open> = []
  for (const { name, ts, dur = 0 } of own) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    const outer = open.at(-1)
    if (outer === undefined) tasks.push({ start: (ts - navigation.ts) / 1000, duration: dur / 1000, shares: nothing() })
    const cause = outer?.cause === 'debugger' ? 'debugger' : causeOf(name)
    for (const sums of [byCause, tasks.at(-1)?.shares ?? nothing()]) {
      sums[cause] += dur / 1000
      if (outer !== undefined) sums[outer.cause] -= dur / 1000
    }
    open.push({ end: ts + dur, cause })
  }
  const mostly = (shares: Record<Cause, number>): Cause =>
    ([...names, 'other'] as ReadonlyArray<Cause>).reduce((one, other) => (shares[other] > shares[one] ? other : one))
  return {
    byCause,
    tasks: tasks
      .map(({ start, duration, shares }) => ({ start, duration, cause: mostly(shares) }))
      .toSorted((one, other) => other.duration - one.duration),
  }
}
