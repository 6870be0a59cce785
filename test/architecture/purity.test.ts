import { expect, it } from 'vitest'
import { codeOf, filesIn, occurrences, textOf } from './files.ts'

const core = filesIn('core', /\.ts$/)
/**
 * Files of the core except core/testing/. Its functions that check adapters may throw, so that any test framework reports a
 * wrong adapter.
 */
const production = core.filter((path) => !path.startsWith('core/testing/'))

it('the core depends on fp-ts, io-ts and rxjs only, and its property tests on fast-check', () => {
  const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta, optionalDependencies } = JSON.parse(
    textOf('core/package.json'),
  ) as Record<string, Record<string, string> | undefined>
  const peers = ['fast-check', 'fp-ts', 'io-ts', 'rxjs']
  expect(Object.keys(peerDependencies ?? {}).sort()).toEqual(peers)
  expect(Object.keys(devDependencies ?? {}).sort()).toEqual(peers)
  expect(peerDependenciesMeta).toEqual({ 'fast-check': { optional: true } })
  expect([dependencies, optionalDependencies]).toEqual([undefined, undefined])
})

it('the purity checks read the code of all files of the core, without comments', () => {
  expect(production.length).toBeGreaterThan(20)
  expect(codeOf('core/kernel/store.ts')).not.toContain('/**')
})

it.each([
  ['the time of day', /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\b/],
  ['random values', /\bMath\.random\b|(?<!\.)\bcrypto\b(?!:)/],
  ['timers of the platform', /\b(setTimeout|setInterval|queueMicrotask|requestAnimationFrame)\b/],
  ['the console', /\bconsole\b/],
  ['globals of the browser', /\b(globalThis|window|document|navigator|localStorage|sessionStorage)\b(?!:)/],
  ['globals of Node', /\b(process|Buffer|require)\b\s*[.(]/],
  ['the asynchronous schedulers of rxjs', /\b(asyncScheduler|asapScheduler|animationFrameScheduler)\b/],
])('the core does not use %s', (_what, pattern) => {
  expect(occurrences(core, pattern)).toEqual([])
})

it('the core never uses `throw`', () => {
  expect(occurrences(production, /\bthrow\b/)).toEqual([])
})
