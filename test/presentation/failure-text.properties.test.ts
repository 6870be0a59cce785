import { malformed, rejected, type Fault, unauthorized, unreachable } from '@paydeck/core/kernel'
import { nameFailures } from '@paydeck/core/profile'
import { passwordFailures } from '@paydeck/core/security'
import { ssnFailures } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  failureText,
  type FailureTable,
  formattedMessage,
  refusedField,
  type RefusedFields,
} from '../../core/presentation/failure-text.ts'

const statuses = fc.oneof(fc.constantFrom(400, 401, 422, 429, 500), fc.integer({ min: 100, max: 599 }))
const messages = fc.option(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('', '  ')))
const faults: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(statuses, messages).map(([status, message]) => rejected(status, message)) },
  { weight: 1, arbitrary: fc.constantFrom(unauthorized, unreachable, malformed('a call')) },
)

const wrongNumber = 'Please enter a valid SSN.'
const unexpected = 'An unexpected error has occurred.'

/** Expected texts of each failure table, by HTTP status. Null means that the provider's message is shown. */
const tables: ReadonlyArray<{
  readonly what: string
  readonly table: FailureTable
  readonly named: ReadonlyMap<number, string | null>
  readonly otherwise: string
  /** Sentence that follows `otherwise` if no response arrived. */
  readonly advice?: string
}> = [
  {
    what: 'the national identity number',
    table: ssnFailures,
    named: new Map([422, 429].map((status) => [status, wrongNumber])),
    otherwise: 'Something went wrong.',
  },
  {
    what: 'the password',
    table: passwordFailures,
    named: new Map([400, 429].map((status) => [status, null])),
    otherwise: unexpected,
    advice:
      "We didn't get a response, so your password may have changed. Try again. To sign in, try the new password, then the old one.",
  },
  {
    what: 'the name',
    table: nameFailures,
    named: new Map([422, 429].map((status) => [status, null])),
    otherwise: unexpected,
    advice: "We didn't get a response. It's safe to try again: nothing will be done twice.",
  },
]

it.each(tables)(
  'ERR-011 failureText returns a text for each failure of $what, and the provider’s message only for specified statuses',
  ({ table, named, otherwise, advice }) => {
    fc.assert(
      fc.property(faults, (fault) => {
        const text = failureText(table, fault)
        expect(text.trim()).not.toBe('')
        const status = fault._tag === 'Rejected' ? fault.status : 0
        const message = fault._tag === 'Rejected' ? (fault.message ?? '').trim() : ''
        const expected = named.has(status) ? (named.get(status) ?? (message === '' ? otherwise : message)) : otherwise
        const isLost = fault._tag === 'Unreachable' && advice !== undefined
        expect(text).toBe(isLost ? `${expected} ${advice}` : expected)
      }),
    )
  },
)

it('ERR-014 formattedMessage returns the provider’s message as a sentence, or "Something went wrong."', () => {
  fc.assert(
    fc.property(faults, (fault) => {
      const text = formattedMessage(fault)
      const message = fault._tag === 'Rejected' ? (fault.message ?? '').trim() : ''
      expect(text.endsWith('.')).toBe(true)
      expect(text).toBe(text.trim())
      const [first = ''] = text
      expect(first).toBe(first.toUpperCase())
      if (message === '') expect(text).toBe('Something went wrong.')
      else expect(text.toUpperCase()).toContain(message.toUpperCase())
    }),
  )
})

it.each([
  ['  invalid code ', 'Invalid code.'],
  ['Invalid code.', 'Invalid code.'],
  ['état', 'État.'],
  ['', 'Something went wrong.'],
  [null, 'Something went wrong.'],
])('ERR-014 formattedMessage formats the provider’s message %j as %j', (message, sentence) => {
  expect(formattedMessage(rejected(400, message))).toBe(sentence)
})

const named: RefusedFields<string> = { inputs: { oldSecret: 'current' } }
const unnamed: RefusedFields<string> = { ...named, unnamed: { statuses: [400], field: 'only' } }

it('refusedField returns the form field of the input that the provider names, or else the field assigned to the status', () => {
  expect(refusedField(unnamed, rejected(422, 'No.', null, 'oldSecret'))).toBe('current')
  expect([refusedField(named, rejected(400)), refusedField(unnamed, rejected(400))]).toEqual([null, 'only'])
  for (const fault of [rejected(500), unreachable, unauthorized, malformed('a call')]) {
    expect(refusedField(unnamed, fault)).toBeNull()
  }
})

it('refusedField returns null if the provider names an unknown input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString')), (input) => {
      fc.pre(input !== 'oldSecret')
      expect(refusedField(unnamed, rejected(400, 'No.', null, input))).toBeNull()
    }),
  )
})
