import { connectEffects, connectTimes, type ConnectEvent } from '@paydeck/core/bill-pay'
import { describe, expect, it } from 'vitest'
import { automatic, error, exchange, exchangeFound, exit, fail, found, linked, manual, open, play } from './events.ts'

describe('the effects of the bill connection', () => {
  const effectsOf = (...list: ReadonlyArray<ConnectEvent>) =>
    connectEffects(play(...list.slice(0, -1)), list.at(-1) ?? exit).effects
  const later = (...list: ReadonlyArray<ConnectEvent>) =>
    connectEffects(play(...list.slice(0, -1)), list.at(-1) ?? exit).after

  it('BILL-067 BILL-069 BILL-078 the flow launches the widget, exchanges the account, and refetches the bills', () => {
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
    ['what was searched for', [manual, open, linked], ['refreshUser', 'refreshAccounts']],
    ['what was searched for and another exit', [manual, open, linked, exit], ['refreshUser', 'refreshAccounts']],
    ['what was found', [automatic, open, found], ['refreshUser', 'refreshAccounts', 'stopAsking']],
    [
      'what was found and handed over',
      [automatic, found, exchangeFound('success')],
      ['refreshUser', 'refreshAccounts', 'stopAsking'],
    ],
    ['what was found and an error', [automatic, open, found, error], ['refreshUser', 'refreshAccounts']],
    ['what was found and refused', [automatic, found, exchangeFound('no')], ['refreshUser', 'refreshAccounts']],
    ['success', [manual, open, linked, exchange('success')], ['refreshUser', 'refreshAccounts']],
    ['a refused exchange', [manual, open, linked, exchange('no')], ['refreshUser', 'refreshAccounts']],
    ['a failure', [manual, fail], ['refreshUser', 'refreshAccounts']],
  ])(
    'BILL-077 BILL-078 when the widget exits after %s, user and bills are refetched once each',
    (_what, list, expected) => {
      expect(effectsOf(...list, exit)).toEqual(expected)
    },
  )

  it('BILL-073 BILL-076 error and success messages disappear after their specified times, even if the widget exits before', () => {
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
