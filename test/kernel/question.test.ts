import { expect, it } from 'vitest'
import { makeQuestion } from '../../core/kernel/question.ts'

it('makeQuestion asks its question when the task runs, and only the first answer counts', async () => {
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

it('makeQuestion answers an open question with false when the next question is asked', async () => {
  const question = makeQuestion()
  const ask = question.ask(() => undefined)
  const [first, second] = [ask(), ask()]
  question.answer(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})
