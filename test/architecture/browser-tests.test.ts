import { expect, it } from 'vitest'
import { filesIn, textOf } from './files.ts'

/** Browser tests that render a single component on a page of its own, without the app. */
const withoutProduct = ['e2e/long-list.spec.ts']

/** Import of the project's `test` function, or of `testWith`, which runs tests on a separate sandbox. */
const ours = /import \{[^}]*\b(?:test|testWith)\b[^}]*\} from '\.\/(?:fixtures|own-sandbox)\.ts'/

it('X3 X12 every browser test of the product fails if its page logs an error, violates the policy or contacts a foreign host', () => {
  const specs = filesIn('e2e', /\.spec\.ts$/)
  expect(specs.length).toBeGreaterThan(30)
  expect(specs.filter((path) => !ours.test(textOf(path)))).toEqual(withoutProduct)
})
