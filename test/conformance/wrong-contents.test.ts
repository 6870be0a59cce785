import { type ContentBench, contentLaws, type EffectBench, effectLaws } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

type Read = (id: string) => TE.TaskEither<never, { readonly id: string; readonly names: ReadonlyArray<string> }>

const names: Readonly<Record<string, ReadonlyArray<string>>> = { a: ['Ada', 'Ben'], b: ['Cleo'] }
const read: Read = (id) => async () => E.right({ id, names: names[id] ?? [] })

const contents = (method: Read) => async (): Promise<ContentBench<unknown>> => ({
  known: [
    { call: method('a'), reply: { id: 'a', names: ['Ada', 'Ben'] } },
    { call: method('b'), reply: { id: 'b', names: ['Cleo'] } },
  ],
})

/** Makes a reader that uses the input of its first run in all later runs. */
const ignoringInput = async (): Promise<ContentBench<unknown>> => {
  let first: string | null = null
  return contents((id) => () => {
    first ??= id
    return read(first)()
  })()
}

describeWrongAdapters('the kit of contents', contentLaws, contents(read), {
  'Each call returns exactly the data of the account, with every field and every item in its order.': [
    contents((id) => async () => E.right({ id, names: (names[id] ?? []).toReversed() })),
    contents((id) => async () => E.right({ id, names: (names[id] ?? []).slice(1) })),
    contents((id) => async () => E.right({ id: `${id}?`, names: names[id] ?? [] })),
    ignoringInput,
  ],
  'A call returns the same data after calls with other inputs.': ignoringInput,
})

type Write = (id: string) => TE.TaskEither<never, void>

const effects = (method: (written: Set<string>) => Write) => async (): Promise<EffectBench> => {
  const written = new Set<string>()
  const write = method(written)
  const effect = (id: string) => ({ call: write(id), isDone: async () => written.has(id) })
  return { effects: [effect('a'), effect('b')] }
}

describeWrongAdapters(
  'the kit of effects',
  effectLaws,
  effects((written) => (id) => async () => E.right(void written.add(id))),
  {
    'A call has no effect until its task is run.': effects((written) => (id) => {
      written.add(id)
      return async () => E.right(undefined)
    }),
    'Each call has the effect of its own input.': [
      effects(() => () => async () => E.right(undefined)),
      effects((written) => () => async () => E.right(void written.add('a'))),
    ],
  },
)
