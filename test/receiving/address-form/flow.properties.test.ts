import {
  addressFormEvents,
  addressFormMachine,
  addressFormStates,
  type AddressFormEvent,
  type AddressFormState,
} from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateAfter } from '../../../core/kernel/machine.ts'
import { isFixed } from '../../../core/receiving/address-form/rules/index.ts'
import { expectClosed, expectTransitions } from '../../laws/transitions.ts'

const next = (state: AddressFormState, event: AddressFormEvent): AddressFormState =>
  stateAfter(addressFormMachine, state, event) ?? state
const accepts = (event: AddressFormEvent): ReadonlyArray<AddressFormState> =>
  addressFormStates.filter((state) => stateAfter(addressFormMachine, state, event) !== null)

const transitions = [
  'closed → editing',
  'editing → checking',
  'editing → saving',
  'editing → leaving',
  'checking → asking',
  'checking → editing',
  'asking → editing',
  'asking → checking',
  'asking → saving',
  'asking → confirming',
  'asking → leaving',
  'saving → leaving',
  'saving → editing',
  'confirming → leaving',
  'confirming → editing',
  'confirming → asking',
  'confirming → saving',
  'leaving → editing',
  'leaving → closed',
]

it('in every state, every event leads to a valid state of the address form', () => {
  expectClosed({ states: addressFormStates, events: addressFormEvents, next })
})

it('each state of the address form can be reached and left, and each event is accepted in some state', () => {
  for (const state of addressFormStates) {
    const others = addressFormStates.filter((other) => other !== state)
    expect(addressFormEvents.map((event) => next(state, event))).toEqual(
      expect.arrayContaining([expect.not.stringMatching(`^${state}$`)]),
    )
    expect(others.flatMap((other) => addressFormEvents.map((event) => next(other, event)))).toContain(state)
  }
  for (const event of addressFormEvents) expect(accepts(event)).not.toEqual([])
})

it('RECV-039 RECV-043 F4 the address form makes only allowed transitions, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...addressFormEvents), { maxLength: 30 }), (events) => {
      const history = events.reduce<ReadonlyArray<AddressFormState>>(
        (before, event) => [...before, next(before.at(-1) ?? 'closed', event)],
        ['closed'],
      )
      expectTransitions(history, transitions)
    }),
  )
})

it('F4 while an address is being checked or saved, the form cannot be opened, saved or left', () => {
  for (const event of ['open', 'check', 'save', 'confirm', 'leave'] as const) {
    for (const state of ['checking', 'saving', 'confirming'] as const) expect(accepts(event)).not.toContain(state)
  }
})

it('RECV-056 a two-factor code is not requested until the address has been checked, and not sent until it has been requested', () => {
  expect(accepts('confirm')).toEqual(['asking'])
  expect(accepts('ask')).toEqual(['checking'])
})

it('RECV-003 RECV-004 the address form closes only from the state "leaving"', () => {
  expect(accepts('left')).toEqual(['leaving'])
})

it('the fields of the address form can be edited only while the state of the form is "editing" or "asking"', () => {
  expect(addressFormStates.filter((state) => !isFixed(state))).toEqual(['editing', 'asking'])
})
