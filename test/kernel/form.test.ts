import { delay, makeStores } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { type FormSpec, makeForm, refusalAt } from '../../core/kernel/form.ts'

interface Values {
  readonly name: string
  readonly note: string
}
type Answer = E.Either<string, string>
type Spec = FormSpec<Values, string, string>

const blank: Values = { name: '', note: '' }
const initial = { values: blank, touched: [], refusal: null, refused: null, status: null, fault: null }

const bench = (change: Partial<Spec> = {}) => {
  const stores = makeStores()
  const clock = fakeClock()
  const sent: Array<Values> = []
  const reports: Array<unknown> = []
  const answers: Array<(answer: Answer) => void> = []
  const form = makeForm<Values, string, string>({
    stores,
    clock,
    blank,
    isReady: ({ name }) => name !== '',
    send: (values) => () => {
      sent.push(values)
      return new Promise<Answer>((done) => answers.push(done))
    },
    refusalOf: (fault) => `refused: ${typeof fault === 'string' ? fault : fault._tag}`,
    resetAfter: { success: delay('after success', 1000), failed: delay('after failure', 1000) },
    onSent: (answer, isOpen) => reports.push([answer, isOpen]),
    leave: { after: delay('leaving', 400), act: () => reports.push('left') },
    ...change,
  })
  const answer = async (result: Answer, at = answers.length - 1): Promise<void> => {
    answers[at]?.(result)
    await settle()
  }
  return { stores, clock, form, sent, reports, answer }
}

it('a form has blank values at first; `open` replaces them with the given values', () => {
  const { form } = bench()
  expect(form.get()).toEqual(initial)
  form.open({ name: 'Ada', note: '' })
  expect(form.get()).toEqual({ ...initial, values: { name: 'Ada', note: '' } })
  form.open()
  expect(form.get()).toEqual(initial)
})

it('`edit` changes only the given values of a form, and `touch` adds a field to the list of touched fields once', () => {
  const { form } = bench()
  form.edit({ name: 'Ada' })
  form.edit({ note: 'a note' })
  form.touch('name')
  const before = form.get()
  form.touch('name')
  expect(form.get()).toBe(before)
  expect(form.get()).toEqual({ ...initial, values: { name: 'Ada', note: 'a note' }, touched: ['name'] })
})

it('while `isReady` returns false, a submit does not send the form', () => {
  const { form, sent } = bench()
  form.submit()
  expect(sent).toEqual([])
  expect(form.get()).toEqual(initial)
})

it('a form is sent once, even if it is submitted repeatedly, and can be sent again after its success status was reset', async () => {
  const { form, sent, answer, clock } = bench()
  form.edit({ name: 'Ada' })
  form.submit()
  form.submit()
  expect(form.get().status).toBe('loading')
  await answer(E.right('done'))
  form.submit()
  expect(sent).toEqual([{ name: 'Ada', note: '' }])
  await clock.advance(1000)
  form.submit()
  expect(sent).toHaveLength(2)
})

it('a form stores the message of a failure until the next edit or submit', async () => {
  const { form, answer, sent, reports } = bench()
  form.edit({ name: 'Ada' })
  form.submit()
  await answer(E.left('no'))
  expect(form.get()).toMatchObject({ status: 'failed', fault: 'no', refusal: 'refused: no' })
  form.submit()
  expect(form.get()).toMatchObject({ status: 'loading', refusal: null })
  await answer(E.left('no'))
  form.edit({ name: 'Ad' })
  expect(form.get().refusal).toBeNull()
  expect(sent).toHaveLength(2)
  expect(reports).toEqual([])
})

it('until the next edit or submit, a form stores which field the server has rejected', async () => {
  const { form, answer } = bench({ refusedOf: (fault) => (fault === 'name' ? 'name' : null) })
  form.edit({ name: 'Ada' })
  form.submit()
  await answer(E.left('name'))
  expect([form.get().refused, refusalAt(form.get(), 'name'), refusalAt(form.get(), 'note')]).toEqual([
    'name',
    'refused: name',
    null,
  ])
  form.submit()
  expect(form.get()).toMatchObject({ refused: null, refusal: null })
  await answer(E.left('name'))
  form.edit({ note: 'a note' })
  expect(form.get()).toMatchObject({ refused: null, refusal: null })
  form.submit()
  await answer(E.left('something else'))
  expect(form.get()).toMatchObject({ refused: null, refusal: 'refused: something else' })
})

it('if the user changed the rejected field after the submit, the form does not mark this field as rejected', async () => {
  const { form, answer } = bench({ refusedOf: () => 'name' })
  form.edit({ name: 'Ada' })
  form.submit()
  form.edit({ name: 'Bea' })
  await answer(E.left('no'))
  expect(form.get()).toMatchObject({ refused: null, refusal: 'refused: no' })
})

it('400 ms after a success, a form calls `leave`', async () => {
  const { form, answer, clock, reports } = bench()
  form.edit({ name: 'Ada' })
  form.submit()
  await answer(E.right('done'))
  await clock.advance(399)
  expect(reports).toEqual([['done', true]])
  await clock.advance(1)
  expect(reports).toEqual([['done', true], 'left'])
})

it('if a form is reopened after its success, it does not call `leave`', async () => {
  const { form, answer, clock, reports } = bench()
  form.edit({ name: 'Ada' })
  form.submit()
  await answer(E.right('done'))
  form.open()
  await clock.advance(1000)
  expect(reports).toEqual([['done', true]])
  expect(form.get()).toEqual(initial)
})

it('a form ignores a failure that arrives after the form was closed, even if the form is being sent again', async () => {
  const { form, answer } = bench()
  form.edit({ name: 'Ada' })
  form.submit()
  form.close()
  await answer(E.left('no'))
  expect(form.get()).toEqual(initial)
  form.edit({ name: 'Bea' })
  form.submit()
  await answer(E.left('the first one'), 0)
  expect(form.get()).toMatchObject({ status: 'loading', refusal: null })
})

it('if a form was closed before its success arrives, `onSent` is called with `isOpen` set to false', async () => {
  const { form, answer, clock, reports } = bench()
  form.edit({ name: 'Ada' })
  form.submit()
  form.close()
  await answer(E.right('done'))
  await clock.advance(1000)
  expect(reports).toEqual([['done', false]])
  expect(form.get()).toEqual(initial)
})

it('SESS-021 a form ignores responses that arrive after a sign-out', async () => {
  const { stores, form, answer, clock, reports } = bench()
  for (const result of [E.right('done'), E.left('no')]) {
    form.edit({ name: 'Ada' })
    form.submit()
    stores.resetAll()
    await answer(result)
    await clock.advance(1000)
    expect(form.get()).toEqual(initial)
  }
  expect(reports).toEqual([])
})
