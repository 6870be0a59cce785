import { malformed, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { donationFormOf, makeDonationForm } from '@paydeck/core/payments'
import type { FetchedFile } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const bench = () => {
  const { ports, seen } = makeSurroundings()
  const kept: Array<string> = []
  const { ask, inputs, answerLatest } = questions<{ readonly invoiceId: string; readonly name: string }, FetchedFile>()
  const form = makeDonationForm({ ...ports, donationForms: { download: ask } })
  return {
    ...seen,
    asked: inputs,
    form,
    kept,
    saved: E.right<Fault, FetchedFile>({ save: () => void kept.push('form') }),
    view: (id = 'd1') => donationFormOf(form, id).get(),
    answer: answerLatest,
  }
}

const rest = { label: 'Download Form 8283', state: 'idle', isDisabled: false, outcome: null }

it('PAY-091 PAY-092 a donation’s form is saved once as "invoice-{id}.pdf", and a message confirms the download', async () => {
  const { form, asked, view, answer, kept, saved } = bench()
  expect(view()).toEqual(rest)
  form.download('d1')
  form.download('d1')
  form.download('d2')
  await settle()
  expect(asked).toEqual([{ invoiceId: 'd1', name: 'invoice-d1.pdf' }])
  expect([view(), view('d2')]).toEqual([
    { ...rest, state: 'loading' },
    { ...rest, isDisabled: true },
  ])
  expect(kept).toEqual([])
  await answer(saved)
  expect(kept).toEqual(['form'])
  expect([view(), view('d2')]).toEqual([
    { ...rest, outcome: { tone: 'success', text: 'invoice-d1.pdf was downloaded.' } },
    rest,
  ])
  form.download('d1')
  await settle()
  expect([view(), asked.length]).toEqual([{ ...rest, state: 'loading' }, 2])
})

it.each([
  ['no response', unreachable, "We couldn't download the form. Try again."],
  ['a file that is not a PDF', malformed('no PDF'), "We couldn't download the form. Try again."],
  ['a server error', rejected(500, 'boom'), "We couldn't download the form. Try again."],
  ['a rejection that has a message', rejected(404, 'There is no form yet.'), 'There is no form yet.'],
] as const)(
  'if a form download fails with %s, the failure is logged, and is shown until the next download starts',
  async (_what, fault, text) => {
    const { form, errors, view, answer, saved } = bench()
    form.download('d1')
    await answer(E.left(fault))
    expect([view(), view('d2')]).toEqual([{ ...rest, outcome: { tone: 'caution', text } }, rest])
    expect(errors.length).toBe(1)
    form.download('d1')
    expect(view().outcome).toBeNull()
    await answer(saved)
    form.leave()
    expect(view()).toEqual(rest)
  },
)

it('SESS-021 if the session ends during a form download, the form is not saved and no message appears', async () => {
  const { form, stores, view, answer, kept, saved } = bench()
  form.download('d1')
  stores.resetAll()
  await answer(saved)
  expect(kept).toEqual([])
  expect(view()).toEqual(rest)
})

it('X11 the file name of a downloaded form has no path parts, even if the id contains some', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constantFrom('../../etc', 'a"b', 'a\r\nb', 'a/b', 'é', '😀')),
      async (id) => {
        const { form, asked } = bench()
        form.download(id)
        await settle()
        expect(asked[0]?.name).toMatch(/^invoice-[A-Za-z0-9_-]*\.pdf$/)
        expect(asked[0]?.invoiceId).toBe(id)
      },
    ),
    { examples: [['Jx3f-_9']] },
  )
})
