import { expect, it } from 'vitest'
import { makeQuestion } from '../../core/kernel/question.ts'

it('`question.ask` does not ask until its task runs, and resolves to the first answer', async () => {
  const asked: Array<string> = []
  const question = makeQuestion()
  const ask = question.ask(() => void asked.push('put'))
  question.answer(true)
  expect(asked).toEqual([])
  const first = ask()
  expect(asked).toEqual(['put'])
  question.answer(true)
  question.answer(false)
  expect(await first).toBe(true)
})

it('if a second question is asked before the first is answered, the first `question.ask` resolves to false', async () => {
  const question = makeQuestion()
  const ask = question.ask(() => undefined)
  const [first, second] = [ask(), ask()]
  question.answer(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})
