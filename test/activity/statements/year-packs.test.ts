import { makePackHandler, type PackRequest, type PackResponse } from '@paydeck/adapters/browser/activity/pack-requests'
import { type PackWorker, workerYearPacks } from '@paydeck/adapters/browser/activity/year-packs'
import { unreachable } from '@paydeck/core'
import type { YearPack } from '@paydeck/core/activity'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { cardItem, dollars, entriesOfCard, everyday, facts } from './histories.ts'
import { pageOf, unzipped } from './made-pack.ts'

const june = Date.UTC(2025, 5, 15)
const page = pageOf(entriesOfCard('c1', cardItem('t1', june, dollars(-1322))))

/** Worker whose code runs in the test. Like a browser, it copies the messages. */
const fakeWorker = () => {
  const handle = makePackHandler()
  const listeners = new Map<string, (event: unknown) => void>()
  const state = { isTerminated: false, isStuck: false }
  const worker = {
    postMessage: (request: PackRequest) => {
      if (state.isStuck) return
      const response: PackResponse | null = handle(structuredClone(request))
      queueMicrotask(() => {
        if (!state.isTerminated && response !== null) listeners.get('message')?.({ data: response })
      })
    },
    addEventListener: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    terminate: () => {
      state.isTerminated = true
    },
  }
  // The adapter uses only these methods, with messages of the two types.
  return { worker: worker as unknown as PackWorker, state, fire: (name: string) => listeners.get(name)?.({}) }
}

const begun = () => {
  const saved: Array<{ readonly name: string; readonly bytes: Blob }> = []
  const fake = fakeWorker()
  const packs = workerYearPacks(() => fake.worker, { saveBytes: (file) => () => void saved.push(file) })
  const pack: YearPack = packs.begin({ ...facts, cards: [{ ...everyday, balance: dollars(-1322) }] })
  return { ...fake, saved, pack }
}

it('STMT-012 the worker writes the pages, and the complete pack is saved only on request', async () => {
  const { pack, saved, state } = begun()
  expect(await pack.add(page)()).toEqual(E.right(1))
  expect(await pack.add(pageOf([]))()).toEqual(E.right(1))
  const result = await pack.finish([])()
  expect(saved).toEqual([])
  if (E.isLeft(result)) throw new Error('The pack was not made')
  const { name, size, summary, save } = result.right
  expect([name, summary.entries, summary.cards[0]?.check]).toEqual([
    'paydeck-2025-America_Los_Angeles.zip',
    1,
    { kind: 'addsUp' },
  ])
  save()
  const bytes = Buffer.from((await saved[0]?.bytes.arrayBuffer()) ?? new ArrayBuffer())
  expect([saved.length, saved[0]?.name, bytes.length]).toEqual([1, name, size])
  expect(unzipped(bytes).get('manifest.json')?.toString()).toContain('"entries": 1')
  expect(state.isTerminated).toBe(true)
})

it('STMT-012 a cancelled pack ends its worker, and its pending request fails', async () => {
  const { pack, state } = begun()
  state.isStuck = true
  const pending = pack.add(page)()
  pack.cancel()
  expect(await pending).toEqual(E.left(unreachable))
  expect(state.isTerminated).toBe(true)
  expect(await pack.finish([])()).toEqual(E.left(unreachable))
})

it.each(['error', 'messageerror'])('STMT-012 a pack fails and its worker ends after the event "%s"', async (name) => {
  const { pack, state, fire } = begun()
  state.isStuck = true
  let result: unknown = 'still waiting'
  void pack
    .finish([])()
    .then((one) => {
      result = one
    })
  fire(name)
  await settle()
  expect(result).toEqual(E.left(unreachable))
  expect(state.isTerminated).toBe(true)
  expect(await pack.add(page)()).toEqual(E.left(unreachable))
})

it('STMT-012 a pack fails if the browser refuses to start the worker', async () => {
  const refusing = workerYearPacks(
    () => {
      throw new Error('refused by a policy')
    },
    { saveBytes: () => () => {} },
  )
  expect(await refusing.begin(facts).add(page)()).toEqual(E.left(unreachable))
})

it('STMT-012 a response that does not fit the request is a fault', async () => {
  const listeners: Array<(event: unknown) => void> = []
  const worker = {
    postMessage: ({ kind }: PackRequest) => {
      if (kind !== 'begin') queueMicrotask(() => listeners[0]?.({ data: { kind: kind === 'add' ? 'made' : 'added' } }))
    },
    addEventListener: (_name: string, listener: (event: unknown) => void) => void listeners.push(listener),
    terminate: () => {},
  }
  const pack = workerYearPacks(() => worker, { saveBytes: () => () => {} }).begin(facts)
  expect(E.isLeft(await pack.add(page)())).toBe(true)
  expect(E.isLeft(await pack.finish([])())).toBe(true)
})
