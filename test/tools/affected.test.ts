import { expect, it } from 'vitest'
import { affectedBy } from '../../.ci/affected.ts'

const specs = ['carousel', 'card-settings', 'failures']

it.each<readonly [string, ReadonlyArray<string> | 'all']>([
  ['core/cards/card-settings/rules.ts', ['card-settings']],
  ['ui/cards/card-settings/Sheet.tsx', ['card-settings']],
  ['adapters/graphql/cards/card-settings.ts', ['card-settings']],
  ['ui/carousel/Slide.tsx', ['carousel']],
  ['e2e/failures.spec.ts', ['failures']],
  ['core/kernel/store.ts', 'all'],
  ['ui/main.tsx', 'all'],
  ['ui/cards/card-list/List.tsx', 'all'],
  ['adapters/sandbox/http/server.ts', 'all'],
  ['e2e/fixtures.ts', 'all'],
  ['docs/tour.md', []],
  ['test/cards/holder.ts', []],
])('affectedBy returns the browser tests that a change to %s can affect', (path, wanted) => {
  expect(affectedBy([path], specs).specs).toEqual(wanted)
})

it('affectedBy returns each affected browser test once, or "all" if every browser test depends on a changed file', () => {
  const paths = ['ui/carousel/Slide.tsx', 'core/carousel/rules.ts', 'e2e/failures.spec.ts']
  expect(affectedBy(paths, specs).specs).toEqual(['carousel', 'failures'])
  expect(affectedBy([...paths, 'ui/kit/theme.css'], specs).specs).toBe('all')
})

it.each([
  ['docs/tour.md', []],
  ['adapters/sandbox/http/server.ts', ['test/sandbox', '.app.test.tsx']],
  ['adapters/wire/call.ts', ['test/sandbox', '.app.test.tsx']],
  ['.ci/check.mjs', ['test/tools']],
])('affectedBy returns the test folders and test files that a change to %s can affect', (path, more) => {
  expect(affectedBy([path], specs).tests).toEqual(['test/architecture', 'test/requirements', ...more])
})
