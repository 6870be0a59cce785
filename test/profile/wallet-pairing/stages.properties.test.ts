import { pairingEvents, pairingStages } from '@paydeck/core/profile'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateAfter } from '../../../core/kernel/machine.ts'
import { pairingMachine } from '../../../core/profile/wallet-pairing/tables.ts'
import { expectClosed, expectTransitions } from '../../laws/transitions.ts'

const next = (stage: (typeof pairingStages)[number], event: (typeof pairingEvents)[number]) =>
  stateAfter(pairingMachine, stage, event) ?? stage

it('every event leads to a valid stage of wallet pairing, and every stage can be left', () => {
  expectClosed({ states: pairingStages, events: pairingEvents, next })
  for (const stage of pairingStages) expect(pairingEvents.some((event) => next(stage, event) !== stage)).toBe(true)
})

it('PROF-043 PROF-044 wallet pairing makes only the allowed transitions between its stages "closed", "code" and "qr"', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pairingEvents)), (events) => {
      const history = events.reduce<ReadonlyArray<(typeof pairingStages)[number]>>(
        (stages, event) => [...stages, next(stages.at(-1) ?? 'closed', event)],
        ['closed'],
      )
      expectTransitions(history, ['closed → code', 'closed → qr', 'code → qr', 'code → closed', 'qr → closed'])
    }),
  )
})
