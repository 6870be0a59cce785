import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as testing from '@paydeck/core/testing'
import { expect, it } from 'vitest'

it('docs/conformance.md names every exported set of laws for adapters', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/conformance.md'), 'utf8')
  const kits = Object.keys(testing).filter((name) => name.endsWith('Laws'))
  expect(kits.length).toBeGreaterThan(10)
  expect(kits.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`await ${name}(`))).toEqual([])
})
