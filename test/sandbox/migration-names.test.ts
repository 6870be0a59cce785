import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const directory = join(import.meta.dirname, '../../adapters/sandbox/database/migrations')

/** Last migration from before the rule. */
const last = '0027-activity.ts'

/** SQL that removes or restricts what an earlier version uses. */
const contracting =
  /\bdrop (table|column)\b|\brename (to|column)\b|\bset not null\b|\balter column \w+ (set data )?type\b/i

const contracts = (name: string): boolean => contracting.test(readFileSync(join(directory, name), 'utf8'))

it('O5 a migration that removes or restricts what an earlier version uses is named contract', () => {
  const names = readdirSync(directory).toSorted()
  const rest = names.slice(names.indexOf(last) + 1)
  expect(rest.filter((name) => contracts(name) !== /^\d+-contract-/.test(name))).toEqual([])
  // The pattern finds such statements in migrations from before the rule.
  expect(names.filter(contracts)).toEqual(['0009-receiving-addresses.ts'])
})
