import { connectEffects, connectTimes, type ConnectEvent } from '@paydeck/core/bill-pay'
import { describe, expect, it } from 'vitest'
import { automatic, error, exchange, exchangeFound, exit, fail, found, linked, manual, open, play } from './events.ts'

describe('bill connection effects', () => {
  const effectsOf = (...list: ReadonlyArray<ConnectEvent>) =>
    connectEffects(play(...list.slice(0, -1)), list.at(-1) ?? exit).effects
  const later = (...list: ReadonlyArray<ConnectEvent>) =>
    connectEffects(play(...list.slice(0, -1)), list.at(-1) ?? exit).after

  it('BILL-067 BILL-069 BILL-078 a token opens the widget, an account token is exchanged, and success refetches the bills', () => {
    expect(effectsOf(manual)).toEqual(['launch'])
    expect(effectsOf(manual, open)).toEqual([])
    expect(effectsOf(manual, open, linked)).toEqual(['exchange'])
    expect(effectsOf(manual, open, linked, exchange('success'))).toEqual([
      'stopAsking',
      'refreshUser',
      'refreshAccounts',
    ])
    expect(effectsOf(manual, open, linked, exchange('no'))).toEqual([])
  })

  it.each<readonly [string, ReadonlyArray<ConnectEvent>, ReadonlyArray<string>]>([
    ['nothing', [], ['refreshUser', 'refreshAccounts']],
    ['a token', [manual], ['refreshUser', 'refreshAccounts']],
    ['an open widget', [manual, open], ['refreshUser', 'refreshAccounts']],
    ['an error', [manual, open, error], ['refreshUser', 'refreshAccounts']],
    ['a manual link', [manual, open, linked], ['refreshUser', 'refreshAccounts']],
    ['a manual link and a first exit', [manual, open, linked, exit], ['refreshUser', 'refreshAccounts']],
    ['an automatic link', [automatic, open, found], ['refreshUser', 'refreshAccounts', 'stopAsking']],
    [
      'an automatic link and a successful exchange',
      [automatic, found, exchangeFound('success')],
      ['refreshUser', 'refreshAccounts', 'stopAsking'],
    ],
    ['an automatic link and an error', [automatic, open, found, error], ['refreshUser', 'refreshAccounts']],
    [
      'an automatic link and a rejected exchange',
      [automatic, found, exchangeFound('no')],
      ['refreshUser', 'refreshAccounts'],
    ],
    ['a successful exchange', [manual, open, linked, exchange('success')], ['refreshUser', 'refreshAccounts']],
    ['a rejected exchange', [manual, open, linked, exchange('no')], ['refreshUser', 'refreshAccounts']],
    ['a failure', [manual, fail], ['refreshUser', 'refreshAccounts']],
  ])(
    'BILL-077 BILL-078 if the widget exits after %s, user and bills are each refetched once',
    (_what, list, expected) => {
      expect(effectsOf(...list, exit)).toEqual(expected)
    },
  )

  it('BILL-073 BILL-076 a timer clears an error or a success; an exit of the widget does not change this timer', () => {
    expect(later(manual, fail)).toEqual({ delay: connectTimes.errorReset, event: 'forget' })
    expect(later(manual, linked, exchange('success'))).toEqual({
      delay: connectTimes.successClose,
      event: 'reset',
    })
    expect([later(manual, fail, exit), later(manual, linked, exchange('success'), exit)]).toEqual([
      undefined,
      undefined,
    ])
    // Any other event cancels the timer that resets an error.
    expect([later(manual, fail, manual), later(manual, fail, { kind: 'start' })]).toEqual([null, null])
  })
})
