import type { Fault } from '@paydeck/core'
import { either as E, type taskEither as TE } from 'fp-ts'

type Reply = E.Either<Fault, unknown>
export type Call = TE.TaskEither<Fault, unknown>

/** Method of a port: a task, or a function that makes a task. */
export type Method = Call | ((input: unknown) => Call)

/** Wrong version of a method. */
export interface Mutant {
  /** Method and mistake, as in "cardAccounts.list drops the field name". */
  readonly name: string
  readonly method: string
  /** Makes the wrong method of one provider. */
  readonly mutate: (method: Method) => Method
}

/** Facts about a method: whether it takes an input, and the replies that it has returned. */
export interface Observed {
  readonly hasInput: boolean
  readonly isWrite: boolean
  readonly replies: ReadonlyArray<unknown>
}

type Fields = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof Map)

/** Wraps the task of a method. `run` gets the input and a function that runs the method with an input. */
const around =
  (hasInput: boolean, make: () => (input: unknown, run: (input: unknown) => Promise<Reply>) => Promise<Reply>) =>
  (method: Method): Method => {
    const wrong = make()
    const ask = method as (input: unknown) => Call
    const task = method as Call
    return hasInput
      ? (input: unknown) => () => wrong(input, (given) => ask(given)())
      : () => wrong(undefined, () => task())
  }

const replies = (hasInput: boolean, change: (reply: unknown) => unknown) =>
  around(hasInput, () => async (input, run) => {
    const reply = await run(input)
    return E.isRight(reply) ? E.right(change(reply.right)) : reply
  })

/** Applies a change to the record of a reply: the reply itself, or each item of its first list. */
const inRecords =
  (change: (record: Fields) => Fields) =>
  (reply: unknown): unknown => {
    if (isList(reply)) return reply.map((item) => (isFields(item) ? change(item) : item))
    if (!isFields(reply)) return reply
    const list = Object.keys(reply).find((key) => isList(reply[key]))
    return list === undefined ? change(reply) : { ...reply, [list]: inRecords(change)(reply[list]) }
  }

/** Applies a change to the list of a reply: the reply itself, or its first list. */
const inList =
  (change: (list: ReadonlyArray<unknown>) => ReadonlyArray<unknown>) =>
  (reply: unknown): unknown => {
    if (isList(reply)) return change(reply)
    if (!isFields(reply)) return reply
    const list = Object.keys(reply).find((key) => isList(reply[key]))
    return list === undefined ? reply : { ...reply, [list]: inList(change)(reply[list]) }
  }

const recordsIn = (reply: unknown): ReadonlyArray<Fields> => {
  const found: Array<Fields> = []
  inRecords((record) => {
    found.push(record)
    return record
  })(reply)
  return found
}

const listsIn = (reply: unknown): ReadonlyArray<ReadonlyArray<unknown>> => {
  const found: Array<ReadonlyArray<unknown>> = []
  inList((list) => {
    found.push(list)
    return list
  })(reply)
  return found
}

const numberPlusOne = (value: unknown): unknown => (typeof value === 'number' ? value + 1 : value)

/** Returns the keys of a method's records, with an example of each value. */
const fieldsOf = ({ replies: seen }: Observed): ReadonlyMap<string, unknown> =>
  new Map(
    seen
      .flatMap(recordsIn)
      .flatMap((record) => Object.entries(record).filter(([, value]) => value !== null && value !== undefined)),
  )

/** Returns the wrong versions of a method. */
export const mutantsOf = (method: string, observed: Observed): ReadonlyArray<Mutant> => {
  const { hasInput, isWrite, replies: seen } = observed
  const fields = fieldsOf(observed)
  const texts = [...fields].filter(([, value]) => typeof value === 'string').map(([key]) => key)
  const numbers = [...fields].filter(([, value]) => typeof value === 'number').map(([key]) => key)
  const longest = Math.max(0, ...seen.flatMap(listsIn).map((list) => list.length))
  const named = (mistake: string, mutate: Mutant['mutate']): Mutant => ({
    name: `${method} ${mistake}`,
    method,
    mutate,
  })
  const changed = (mistake: string, change: (reply: unknown) => unknown): Mutant =>
    named(mistake, replies(hasInput, change))
  return [
    ...[...fields.keys()].map((key) =>
      changed(
        `drops the field ${key}`,
        inRecords((record) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))),
      ),
    ),
    ...texts.slice(1).map((key, index) =>
      changed(
        `swaps ${texts[index]} and ${key}`,
        inRecords((record) => ({ ...record, [key]: record[texts[index] ?? ''], [texts[index] ?? '']: record[key] })),
      ),
    ),
    ...numbers.map((key) =>
      changed(
        `adds one to ${key}`,
        inRecords((record) => ({ ...record, [key]: numberPlusOne(record[key]) })),
      ),
    ),
    ...(longest > 0
      ? [
          changed(
            'repeats the first item',
            inList((list) => [...list.slice(0, 1), ...list]),
          ),
          changed(
            'drops the last item',
            inList((list) => list.slice(0, -1)),
          ),
        ]
      : []),
    ...(longest > 1
      ? [
          changed(
            'reverses the list',
            inList((list) => list.toReversed()),
          ),
        ]
      : []),
    ...(hasInput
      ? [
          named(
            'uses its first input again',
            around(true, () => {
              let first: readonly [unknown] | null = null
              return (input, run) => run((first ??= [input])[0])
            }),
          ),
        ]
      : []),
    named(
      'swallows a fault',
      around(hasInput, () => {
        let last: unknown = seen[0]
        return async (input, run) => {
          const reply = await run(input)
          if (E.isRight(reply)) last = reply.right
          return E.right(last)
        }
      }),
    ),
    ...(isWrite
      ? [
          named(
            'has no effect',
            around(hasInput, () => async () => E.right(seen[0])),
          ),
          named(
            'has its effect twice',
            around(hasInput, () => async (input, run) => {
              await run(input)
              return run(input)
            }),
          ),
        ]
      : [
          named(
            'returns its first reply again',
            around(hasInput, () => {
              const first = new Map<string, Promise<Reply>>()
              return (input, run) => {
                const key = JSON.stringify(input, (_key, value: unknown) =>
                  typeof value === 'bigint' ? String(value) : value,
                )
                const reply = first.get(key) ?? run(input)
                first.set(key, reply)
                return reply
              }
            }),
          ),
        ]),
    named('starts before it is run', (original) => {
      const eager = (call: Call): Call => {
        const begun = call()
        return () => begun
      }
      return hasInput
        ? (input: unknown) => eager((original as (input: unknown) => Call)(input))
        : eager(original as Call)
    }),
  ]
}
