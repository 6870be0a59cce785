import { expect, it } from 'vitest'
import { examples, faultOf, functionsWithoutExample, outcomesOf } from './examples.ts'

it.each(examples)('the example of $name in $path has the results that it states', async (example) => {
  expect(faultOf(example.code)).toBeNull()
  const outcomes = await outcomesOf(example)
  expect(outcomes.map(({ code, result }) => ({ code, result }))).toEqual(
    outcomes.map(({ code, promised }) => ({ code, result: promised })),
  )
})

const exampleOf = (code: string) => ({ path: 'core/money/amount.ts', name: 'add', code })

it('an example without a stated result, or with a result after a declaration, cannot be checked', () => {
  expect(faultOf("add('1', '2')")).toBe('It states no result.')
  expect(faultOf("const sum = add('1', '2') // '3'\nsum // '3'")).toContain('is no expression')
  expect(faultOf("add('1', '2') // '3'")).toBeNull()
})

it('a wrong result of an example is found, and a promise is awaited', async () => {
  expect(await outcomesOf(exampleOf("const two = '2'\nadd('1', two) // '4'\nTE.right(1)() // E.right(1)"))).toEqual([
    { code: "add('1', two)", result: '3', promised: '4' },
    { code: 'TE.right(1)()', result: { _tag: 'Right', right: 1 }, promised: { _tag: 'Right', right: 1 } },
  ])
})

it('each exported maker, and each rule that returns null or takes an amount, a number or a time zone, has an example', () => {
  expect(examples.length).toBeGreaterThan(400)
  expect(functionsWithoutExample).toEqual([])
})
