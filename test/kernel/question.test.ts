import { expect, it } from 'vitest'
import { makeQuestion } from '../../core/kernel/question.ts'

it('asks when the task runs, and answers it once', async () => {
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

it('answers no to what was asked before, so that nothing waits for ever', async () => {
  const question = makeQuestion()
  const ask = question.ask(() => undefined)
  const [first, second] = [ask(), ask()]
  question.answer(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})
