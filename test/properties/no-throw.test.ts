import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type CoreFunction, coreFunctions } from './functions.ts'
import { uncalled } from './uncalled.ts'
import { NoGenerator } from './values.ts'

let functions: ReadonlyArray<CoreFunction> = []

beforeAll(async () => {
  functions = await coreFunctions()
})

it('no exported function of the core throws for any values of the types of its parameters', () => {
  const failures = functions.flatMap(({ name, run, calls }) => {
    if (calls instanceof NoGenerator) return []
    const outcome = fc.check(
      fc.property(calls, (lists) => {
        lists.reduce<unknown>((called, list) => (called as CoreFunction['run'])(...list), run)
      }),
    )
    return outcome.failed ? [`${name}: ${fc.defaultReportMessage(outcome) ?? ''}`] : []
  })
  expect(failures).toEqual([])
}, 120_000)

it('the list of the functions that are not called contains exactly those whose arguments cannot be generated', () => {
  const found: Record<string, Array<string>> = {}
  for (const { name, calls } of functions)
    if (calls instanceof NoGenerator && found[calls.message]?.includes(name) !== true)
      (found[calls.message] ??= []).push(name)
  const byName = (lists: Readonly<Record<string, ReadonlyArray<string>>>) =>
    Object.fromEntries(Object.entries(lists).map(([reason, names]) => [reason, [...names].sort()]))
  expect(byName(found)).toEqual(byName(uncalled))
})
