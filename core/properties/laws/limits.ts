import { type Law, law, must, mustEqual } from '../../testing/law.ts'

/** A limit or a delay inside a table. */
interface Named {
  readonly kind: unknown
  readonly name: string
  readonly value: unknown
}

/** Returns all limits and delays inside a value. */
const namedIn = (value: unknown): ReadonlyArray<Named> => {
  if (typeof value !== 'object' || value === null) return []
  if (value instanceof Map) return [...value.values()].flatMap(namedIn)
  if ('kind' in value && 'name' in value && ('value' in value || 'ms' in value)) {
    const { kind, name } = value
    return [{ kind, name: String(name), value: 'value' in value ? value.value : value.ms }]
  }
  return Object.values(value).flatMap(namedIn)
}

/** Law of the limits and delays in the tables of an area. */
export const limitsLaw = (tables: object): Law =>
  law('Limits and delays are positive whole numbers, and have different names (LIM-001, LIM-006).', () => {
    const all = namedIn(tables)
    for (const { kind, name, value } of all) {
      must(kind === 'limit' || kind === 'delay', `${name} is neither a limit nor a delay.`)
      must(Number.isSafeInteger(value) && Number(value) > 0, `${name} is ${String(value)}.`)
    }
    mustEqual(new Set(all.map(({ name }) => name)).size, all.length, 'the number of names')
  })
