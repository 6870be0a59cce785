import { facadeDonationForms } from '@paydeck/adapters/facade/payments/donation-form'
import { malformed, rejected, unauthorized } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json, makeTransport, sentBody } from '../../transport/bench.ts'
import { recordSavedFiles } from '../saved-files.ts'

const file = { invoiceId: 'i1', name: 'invoice-i1.pdf' }
const download = async (respond: () => Response) => {
  const { files, sent } = makeTransport(respond)
  const { kept, browser } = recordSavedFiles()
  const answer = await facadeDonationForms(files, browser).download(file)()
  return { answer, kept, sent }
}
const pdf = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'application/pdf' } })
const bytes = [...'%PDF-1.7\n'].map((letter) => letter.charCodeAt(0)).concat([0, 255, 254, 128, 13, 10])

it('PAY-092 the downloaded bytes are saved under the given name, unchanged, as soon as `save` is called, and not before', async () => {
  const { answer, kept, sent } = await download(() => pdf(Uint8Array.from(bytes)))
  expect(await kept()).toEqual([])
  if (E.isRight(answer)) answer.right.save()
  expect(await kept()).toEqual([{ name: 'invoice-i1.pdf', bytes }])
  expect(sentBody(sent[0])).toMatchObject({ method: 'getPdfForm', params: '{"invoiceId":"i1"}' })
})

it.each([
  ['a JSON error', () => json({ error: 'No such donation.' }), rejected(200, 'No such donation.')],
  ['JSON with the type of a PDF', () => pdf('{"error":"No such donation."}'), malformed('getPdfForm: no PDF')],
  ['an HTML page with the type of a PDF', () => pdf('<!doctype html>%PDF-'), malformed('getPdfForm: no PDF')],
  ['an incomplete PDF signature', () => pdf('%PDF'), malformed('getPdfForm: no PDF')],
  ['empty', () => pdf(''), malformed('getPdfForm: empty')],
  ['a rejection', () => json({ error: 'Not found.' }, 404), rejected(404, 'Not found.')],
  ['that the session has ended', () => json({}, 401), unauthorized],
])('CALL-085 nothing is saved if the response is %s', async (_, wrong, fault) => {
  const { answer, kept } = await download(wrong)
  expect(answer).toEqual(E.left(fault))
  expect(await kept()).toEqual([])
})
