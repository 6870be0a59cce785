import { expect, it } from 'vitest'
import { makeQuestion } from '../../core/kernel/question.ts'

it('makeQuestion asks its question when its task runs; only the first answer is used', async () => {
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

it('if makeQuestion asks the next question, an unanswered question is answered with false', async () => {
  const question = makeQuestion()
  const ask = question.ask(() => undefined)
  const [first, second] = [ask(), ask()]
  question.answer(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})
