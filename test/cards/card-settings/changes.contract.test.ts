import { rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { holder } from '../holder.ts'

const nameOf = async ({ accounts }: Awaited<ReturnType<typeof holder>>) =>
  (await answered(accounts.list)).map(({ nickname }) => nickname)

describe('card locks', () => {
  it('CALL-030 CALL-031 CALL-014 the call that changes a lock returns the new state as text; later calls return the same state', async () => {
    const user = await holder([{ provider: 'galileo' }, { provider: 'galileo' }])
    const { changes, cardId, accounts } = user
    const lockStates = async () => [
      await answered(changes.lockStatus(cardId)),
      (await answered(accounts.list)).map(({ lockedByUser }) => lockedByUser),
    ]
    expect(await lockStates()).toEqual([false, [false, false]])
    expect(await answered(changes.lock({ cardId, value: true }))).toBe('true')
    expect(await lockStates()).toEqual([true, [true, false]])
    // Setting the same value again changes nothing (docs/decisions/0023).
    expect(await answered(changes.lock({ cardId, value: true }))).toBe('true')
    expect(await lockStates()).toEqual([true, [true, false]])
    expect(await answered(changes.lock({ cardId, value: false }))).toBe('false')
    expect(await lockStates()).toEqual([false, [false, false]])
    expect(await user.callInputs('LockCard')).toMatchObject([{ value: true }, { value: true }, { value: false }])
  })

  it.each([
    ['of the older programme', { provider: 'firstView' }],
    ['that is lost', { provider: 'galileo', status: 'lost' }],
    ['that is disabled', { provider: 'galileo', disabled: true }],
  ])('CALL-031 the provider rejects a lock change for a card %s', async (_which, card) => {
    const { changes, cardId } = await holder([card])
    expect(await changes.lock({ cardId, value: true })()).toEqual(E.left(rejected(200, "This card can't be locked.")))
    expect(await answered(changes.lockStatus(cardId))).toBe(false)
  })
})

describe('card names', () => {
  it('CALL-032 CALL-014 the provider trims a card name, stores the trimmed name and returns it', async () => {
    const user = await holder([
      { provider: 'galileo', nickname: 'One' },
      { provider: 'firstView', nickname: 'Two' },
    ])
    const { changes, cardId } = user
    expect(await answered(changes.rename({ cardId, name: '  Groceries & co  ' }))).toBe('Groceries & co')
    expect(await nameOf(user)).toEqual(['Groceries & co', 'Two'])
    // The limit counts characters, not UTF-16 code units.
    for (const name of ['x', 'x'.repeat(20), '💳'.repeat(20), 'Ñandú', '<b>Card</b>', "' or 1=1 --", '旅行']) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its case
      expect(await answered(changes.rename({ cardId, name })), name).toBe(name)
    }
    expect(await nameOf(user)).toEqual(['旅行', 'Two'])
  })

  it('CALL-032 the provider rejects a card name that is empty, longer than 20 characters, or has invisible characters', async () => {
    const user = await holder([{ provider: 'galileo', nickname: 'One' }])
    const { changes, cardId } = user
    const length = 'Card names must have 1 to 20 characters.'
    const hidden = 'Card names can contain only letters, numbers and symbols.'
    for (const [name, message] of [
      ['', length],
      ['   ', length],
      ['x'.repeat(21), length],
      ['a\u202eb', hidden],
      ['\u200b', hidden],
      ['a\nb', hidden],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its case
      expect(await changes.rename({ cardId, name })(), JSON.stringify(name)).toEqual(E.left(rejected(200, message)))
    }
    expect(await nameOf(user)).toEqual(['One'])
  })
})
