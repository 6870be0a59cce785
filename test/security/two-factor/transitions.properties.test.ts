import { makeStores, rejected } from '@paydeck/core/kernel'
import {
  twoFactorEvents,
  twoFactorMachine,
  twoFactorStages,
  twoFactorStatus,
  type TwoFactorEvent,
  type TwoFactorStage,
} from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeFlow, stateAfter } from '../../../core/kernel/machine.ts'
import { expectClosed } from '../../laws/transitions.ts'
import { twoFactor } from './bench.ts'

const after = (stage: TwoFactorStage, event: TwoFactorEvent): TwoFactorStage | null =>
  stateAfter(twoFactorMachine, stage, event)

/** Returns the stage and all stages that any sequence of events can reach from it. */
const reachable = (first: TwoFactorStage): ReadonlySet<TwoFactorStage> => {
  const seen = new Set([first])
  for (const stage of seen) {
    for (const event of twoFactorEvents) {
      const next = after(stage, event)
      if (next !== null) seen.add(next)
    }
  }
  return seen
}

/** Returns the stages that accept an event. */
const acceptingStages = (event: TwoFactorEvent): ReadonlyArray<TwoFactorStage> =>
  twoFactorStages.filter((stage) => after(stage, event) !== null)

describe('state machine of two-factor', () => {
  it('from each stage, every event leads to a stage in the list of stages', () => {
    expectClosed({
      states: twoFactorStages,
      events: twoFactorEvents,
      next: (stage, event) => after(stage, event) ?? stage,
    })
  })

  it('every stage can be reached from the stage "closed", and "closed" from every stage', () => {
    expect(reachable('closed')).toEqual(new Set(twoFactorStages))
    for (const stage of twoFactorStages) expect(reachable(stage)).toContain('closed')
  })

  it('for any sequence of events, the stage changes only as the transition table allows', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...twoFactorEvents)), (events) => {
        const flow = makeFlow(makeStores(), twoFactorMachine, 'closed')
        for (const event of events) {
          const expected = after(flow.get(), event)
          const before = flow.get()
          expect(flow.send(event)).toBe(expected !== null)
          expect(flow.get()).toBe(expected ?? before)
        }
      }),
    )
  })

  it('SEC-026 SEC-028 a form can be submitted unless its request is running or has succeeded', () => {
    const forms = ['enabling', 'refused-on', 'disabling', 'refused-off', 'offering', 'refused-codes']
    expect(acceptingStages('submit')).toEqual(forms)
  })

  it('SEC-029 SEC-039 each stage that shows an outcome ends by itself; after two-factor is on, backup codes are offered', () => {
    expect(acceptingStages('rest').map((stage) => [stage, after(stage, 'rest')])).toEqual([
      ['refused-on', 'enabling'],
      ['switched-on', 'offering'],
      ['refused-off', 'disabling'],
      ['switched-off', 'closed'],
      ['refused-codes', 'offering'],
      ['generated', 'showing'],
    ])
  })

  it('SEC-048 when new backup codes arrive, every stage leads to a stage that shows them', () => {
    for (const stage of twoFactorStages) {
      const isAwaited = stage === 'generating' || stage === 'generated'
      expect(after(stage, 'codes-made')).toBe(isAwaited ? 'generated' : 'showing')
    }
  })

  it('closing a dialog leads from the stages of this dialog to the stage "closed", and changes no other stages', () => {
    const dialogs = {
      'leave-enabling': 'update-two-factor',
      'leave-disabling': 'disable-two-factor',
      'leave-codes': 'backup-codes',
    } as const
    for (const [event, dialog] of Object.entries(dialogs) as Array<[keyof typeof dialogs, string]>) {
      for (const stage of acceptingStages(event)) expect([stage, after(stage, event)]).toEqual([stage, 'closed'])
      // Stages in which this dialog shows the outcome of a code that the user has submitted in it.
      const outcomeStages = twoFactorStages.filter((stage) =>
        Object.values(dialogs).some((one) => one === dialog && twoFactorStatus(stage, one) !== null),
      )
      expect(acceptingStages(event)).toEqual(expect.arrayContaining(outcomeStages))
      expect(outcomeStages).toHaveLength(3)
    }
    expect(new Set(Object.keys(dialogs).flatMap((event) => acceptingStages(event as TwoFactorEvent)))).toEqual(
      new Set(twoFactorStages.filter((stage) => stage !== 'closed')),
    )
  })
})

const refusal = E.left(rejected(400, 'this code is not right'))
const codes = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(12))

it('after any sequence of actions, at most one two-factor dialog shows an outcome, and closed dialogs keep no code', async () => {
  const presses = [
    'enable',
    'disable',
    'offer',
    'type',
    'submit',
    'accept',
    'refuse',
    'wait',
    'leave-enabling',
    'leave-disabling',
    'leave-codes',
  ] as const
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...presses), { maxLength: 12 }), async (order) => {
      const { factor, toggle, generate, modal, advance } = await twoFactor('off')
      let answered = 0
      const answer = async (isRight: boolean): Promise<void> => {
        const sent = toggle.inputs.length + generate.inputs.length
        if (answered === sent) return
        answered += 1
        // Resolves the pending request: `toggle` turns two-factor on or off, and `generate` requests backup codes.
        await toggle
          .answer(isRight ? E.right(undefined) : refusal)
          .catch(() => generate.answer(isRight ? E.right(codes) : refusal))
      }
      const act: Readonly<Record<(typeof presses)[number], () => unknown>> = {
        enable: factor.enable,
        disable: factor.disable,
        offer: factor.offerBackupCodes,
        type: () => factor.type('123456'),
        submit: factor.submit,
        accept: () => answer(true),
        refuse: () => answer(false),
        wait: () => advance(1000),
        'leave-enabling': () => factor.leave('update-two-factor'),
        'leave-disabling': () => factor.leave('disable-two-factor'),
        'leave-codes': () => factor.leave('backup-codes'),
      }
      for (const press of order) {
        // eslint-disable-next-line no-await-in-loop -- one after the other
        await act[press]()
        // eslint-disable-next-line no-await-in-loop
        await settle()
        const [enabling, disabling, backup] = [factor.enabling.get(), factor.disabling.get(), factor.backup.get()]
        // At most one of the three dialogs shows the outcome of a submit.
        const outcomes = [enabling.form, disabling, backup.form].filter(({ status }) => status !== null)
        expect(outcomes.length).toBeLessThanOrEqual(1)
        // Backup codes exist only while their dialog is open. If the setup data has loaded, no message says that this load
        // failed.
        if (backup.codes !== null) expect(modal()).toBe('backup-codes')
        if (enabling.enrolment !== null) expect(enabling.failure).toBeNull()
      }
      for (const dialog of ['update-two-factor', 'disable-two-factor', 'backup-codes'] as const) factor.leave(dialog)
      expect([factor.backup.get().codes, factor.enabling.get().enrolment, factor.disabling.get().value]).toEqual([
        null,
        null,
        '',
      ])
    }),
  )
})

it('SEC-048 backup codes that arrive while a different dialog is open are still shown after this dialog closes', async () => {
  const { factor, generate, modal } = await twoFactor('on')
  factor.offerBackupCodes()
  factor.type('123456')
  factor.submit()
  factor.leave('backup-codes')
  factor.disable()
  await generate.answer(E.right(codes))
  factor.leave('disable-two-factor')
  expect([modal(), factor.backup.get().codes]).toEqual(['backup-codes', codes])
})
