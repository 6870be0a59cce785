import type { Ports } from '@paydeck/core'
import { type Law } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { methodNames } from '../conformance/memory-calls.ts'
import { memorySuites } from '../conformance/memory.ts'
import { changePorts } from '../memory/provider.ts'
import { type Call, type Method, type Mutant, mutantsOf } from './mutants.ts'

/** Limit for one law in milliseconds. The laws use a simulated clock, so a slower law waits for something forever. */
const longestLaw = 20_000

type PortRecord = Readonly<Record<string, Readonly<Record<string, Method>>>>

/** Returns ports in which some methods are replaced. */
const withMethods = (ports: Ports, replace: (name: string, method: Method) => Method): Ports => {
  const all = ports as unknown as PortRecord
  const changed: Record<string, unknown> = { ...ports }
  for (const name of [...methodNames.reads, ...methodNames.writes]) {
    const [port = '', key = ''] = name.split('.')
    const method = all[port]?.[key]
    if (method === undefined) continue
    changed[port] = { ...(changed[port] as object), [key]: replace(name, method) }
  }
  return changed as unknown as Ports
}

/** Checks a law. Returns true if the law is broken, or if its check does not end. */
const isBroken = async ({ check }: Law): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), longestLaw)
  })
  const broken = check().then(
    () => false,
    () => true,
  )
  const result = await Promise.race([broken, late])
  clearTimeout(timer)
  return result
}

const laws = memorySuites.flatMap((suite) => suite.laws)

/** Runs all laws with the right provider. Returns the facts about each method, and the laws that call it. */
const observe = async () => {
  const observed = new Map<string, { hasInput: boolean; isWrite: boolean; replies: Array<unknown> }>()
  const users = new Map<string, Set<Law>>()
  let present: Law | null = null
  changePorts((ports) =>
    withMethods(ports, (name, method) => {
      const entry = observed.get(name) ?? { hasInput: false, isWrite: methodNames.writes.includes(name), replies: [] }
      observed.set(name, entry)
      const note = (): void => {
        if (present !== null) users.set(name, (users.get(name) ?? new Set()).add(present))
      }
      const watch = async (call: Call): Promise<Awaited<ReturnType<Call>>> => {
        note()
        const reply = await call()
        if (E.isRight(reply)) entry.replies.push(reply.right)
        return reply
      }
      // A task has no parameter. A function that makes a task has one.
      if (method.length === 0) return () => watch(method as Call)
      entry.hasInput = true
      return (input: unknown) => {
        note()
        return () => watch((method as (input: unknown) => Call)(input))
      }
    }),
  )
  for (const law of laws) {
    present = law
    if (await isBroken(law)) throw new Error(`The right provider breaks a law: ${law.title}`)
  }
  present = null
  return { observed, users }
}

/** Returns the law that detects a mutant; null if no law does. */
const detect = async ({ method, mutate }: Mutant, users: ReadonlySet<Law>): Promise<Law | null> => {
  changePorts((ports) => withMethods(ports, (name, right) => (name === method ? mutate(right) : right)))
  for (const law of users) if (await isBroken(law)) return law
  return null
}

export interface Score {
  /** Number of detected and of all wrong versions, by port. */
  readonly ports: ReadonlyMap<string, { readonly found: number; readonly all: number }>
  /** Names of the wrong versions that no law detects. */
  readonly missed: ReadonlyArray<string>
}

/** Makes wrong versions of the methods of all ports whose name contains `wanted`, and checks which ones the laws detect. */
export const scoreOf = async (wanted: string): Promise<Score> => {
  try {
    return await countDetected(wanted)
  } finally {
    changePorts((right) => right)
  }
}

const countDetected = async (wanted: string): Promise<Score> => {
  const { observed, users } = await observe()
  const ports = new Map<string, { found: number; all: number }>()
  const missed: Array<string> = []
  for (const [method, known] of observed) {
    const [port = ''] = method.split('.')
    if (!port.includes(wanted)) continue
    for (const mutant of mutantsOf(method, known)) {
      const law = await detect(mutant, users.get(method) ?? new Set())
      const score = ports.get(port) ?? { found: 0, all: 0 }
      ports.set(port, { found: score.found + (law === null ? 0 : 1), all: score.all + 1 })
      if (law === null) missed.push(mutant.name)
    }
  }
  return { ports, missed }
}

/** Returns the sum over all ports. */
export const totalOf = ({ ports }: Score): { readonly found: number; readonly all: number } =>
  [...ports.values()].reduce((sum, { found, all }) => ({ found: sum.found + found, all: sum.all + all }), {
    found: 0,
    all: 0,
  })
