import {
  addressEvents,
  addressStages,
  mailingAddressMachine,
  type AddressEvent,
  type AddressStage,
  type MailingAddress,
} from '@paydeck/core/cards'
import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { stateAfter } from '../../../core/kernel/machine.ts'
import { expectClosed, expectTransitions } from '../../laws/transitions.ts'
import { accepted, type Bench, home, opened } from './bench.ts'

const next = (stage: AddressStage, event: AddressEvent): AddressStage =>
  stateAfter(mailingAddressMachine, stage, event) ?? stage

it('CARD-123 CARD-130 the address flow always passes the stages verifying, saving and saved before the stage “confirmed”', () => {
  expectClosed({ states: addressStages, events: addressEvents, next })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...addressEvents), { maxLength: 30 }), (events) => {
      const history = events.reduce<ReadonlyArray<AddressStage>>(
        (before, event) => [...before, next(before.at(-1) ?? 'editing', event)],
        ['editing'],
      )
      expectTransitions(history, [
        'editing → verifying',
        'editing → refused',
        'verifying → saving',
        'verifying → refused',
        'saving → saved',
        'saving → refused',
        'saved → confirmed',
        'saved → editing',
        'confirmed → editing',
        'refused → verifying',
        'refused → editing',
      ])
    }),
    // These examples reach the last stage, which random events seldom reach.
    {
      examples: [
        [['submit', 'accept', 'store', 'confirm', 'edit']],
        [['submit', 'accept', 'store', 'confirm', 'leave']],
      ],
    },
  )
})

type Step =
  | { readonly kind: 'edit'; readonly change: Partial<MailingAddress> }
  | { readonly kind: 'submit' | 'open' | 'leave' | 'second' | 'choose' }
  | { readonly kind: 'verify' | 'save' | 'resolve'; readonly answer: 'yes' | 'no' | 'fault' | 'message' }

const answers = fc.constantFrom('yes', 'yes', 'no', 'fault', 'message')
const texts = fc.constantFrom('', ' ', 'Salem', 'Bend', '12 Elm St', 'US')
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('edit'),
    change: fc.oneof(
      fc.constant(home),
      fc.record({ address1: texts, address2: texts, city: texts, state: texts }, { requiredKeys: [] }),
    ),
  }),
  fc.record({ kind: fc.constantFrom('submit', 'submit', 'open', 'leave', 'second', 'choose') }),
  fc.record({ kind: fc.constantFrom('verify', 'verify', 'save', 'resolve'), answer: answers }),
)

const faultOf = (answer: string) => (answer === 'message' ? rejected(422, 'state invalid') : unreachable)

/** Answers the oldest pending request of this kind. Returns the input of the request, or undefined if none is pending. */
const answer = async (bench: Bench, { kind, answer: reply }: Extract<Step, { readonly answer: string }>) => {
  await settle()
  const input = bench[kind].waiting[0]?.input
  const failed = E.left(faultOf(reply))
  if (kind === 'verify') {
    await bench.verify.answerIfAsked(reply === 'yes' ? E.right(accepted) : reply === 'no' ? E.right([]) : failed)
  } else if (kind === 'save') {
    await bench.save.answerIfAsked(reply === 'yes' || reply === 'no' ? E.right(reply === 'yes') : failed)
  } else {
    const found = { ...home, streetNumber: '7', streetName: 'Oak Ave' }
    await bench.resolve.answerIfAsked(reply === 'yes' ? E.right(found) : failed)
  }
  return input
}

it('F4 CARD-130 CARD-131 in any order of events, no unverified address is saved, and the row shows the last saved address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (list) => {
      const bench = await opened()
      let onFile = 'No address found.'
      for (const step of list) {
        if (step.kind === 'edit') bench.slice.edit(step.change)
        else if (step.kind === 'second') await bench.clock.advance(1000)
        else if (step.kind === 'choose') bench.slice.choose('s1')
        else if ('answer' in step) {
          const input = await answer(bench, step)
          if (step.kind === 'save' && step.answer === 'yes' && input !== undefined) {
            const { address1, address2, city, state, postalCode, country } = input as MailingAddress
            const parts = [address1, address2, city, `${state} ${postalCode}`.trim(), country]
            onFile = parts.filter((part) => part !== '').join(', ')
          }
        } else bench.slice[step.kind]()
        await settle()
        const [verified, saved] = [bench.verify.inputs, bench.save.inputs]
        // Each address is verified before it is saved, so there is always a verification between two saves.
        expect(bench.order.filter((_, index) => index > 0 && bench.order[index - 1] === 'save')).not.toContain('save')
        for (const address of saved) expect(verified).toContainEqual(address)
        expect(bench.row().text).toBe(onFile)
        const { header, button, alert, isReadOnly } = bench.form()
        expect(isReadOnly).toBe(button.status === 'loading')
        if (header === 'Thank you') expect([button.does, alert]).toEqual(['close', null])
        if (alert !== null) expect(button.does).toBe('save')
      }
    }),
  )
})
