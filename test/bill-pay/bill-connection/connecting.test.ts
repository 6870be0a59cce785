import { initialConnectState } from '@paydeck/core/bill-pay'
import { malformed, rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Bench, benchAt, errorReset, modalName, plainUser, successClose } from './bench.ts'

const failed = 'Your bills could not be connected. Please try again.'

let bench: Bench

beforeEach(() => {
  bench = benchAt()
})

const linked = (accountToken: string | null = null) => bench.tell({ kind: 'linked', accountToken })
const exit = () => bench.tell({ kind: 'exit' })

describe('the modal', () => {
  it('is opened when it is asked for, and offers the first way', () => {
    bench.connection.open()
    expect(bench.slot.get()).toEqual({ name: modalName })
    expect(bench.view()).toMatchObject({
      options: [
        { type: 'automatic', label: 'Auto-connect', badge: 'Fastest', isChosen: true },
        { type: 'manual', label: 'Search Bills', badge: null, isChosen: false },
      ],
      action: { label: 'Continue', isBusy: false, isDisabled: false },
      error: null,
      note: null,
      success: null,
    })
  })

  it('BILL-058 BILL-059 offers to search only to whom the provider knows, and starts no way that is not offered', async () => {
    bench.connection.open()
    bench.connection.choose('manual')
    bench.known.update(() => ({ ...plainUser, methodVerified: false }))
    expect(bench.view().options?.map(({ type, isChosen }) => [type, isChosen])).toEqual([['automatic', true]])
    bench.connection.proceed()
    await settle()
    expect(bench.asks).toEqual(['token automatic'])
  })

  it('BILL-058 offers no search while the user is not known', () => {
    const early = benchAt('pay.example', null)
    expect(early.view().options?.map(({ type }) => type)).toEqual(['automatic'])
  })

  it('BILL-066 BILL-068 goes with the token, and comes back where the widget says that something failed', async () => {
    await bench.begin('automatic')
    expect([bench.slot.get(), bench.state().isModalVisible]).toEqual([null, false])
    await bench.tell({ kind: 'error', text: 'Your bank did not answer.' })
    expect([bench.slot.get(), bench.view().error]).toEqual([null, null])
    await exit()
    expect([bench.slot.get()?.name, bench.view().error]).toEqual([modalName, 'Your bank did not answer.'])
  })

  it('is forgotten where the person closes it, with what was asked for', async () => {
    bench.connection.open()
    bench.connection.proceed()
    expect(bench.window()).toBe('reserved')
    // As Esc does.
    bench.slot.update(() => null)
    expect([bench.window(), bench.state(), bench.view().action?.isBusy]).toEqual(['none', initialConnectState, false])
    await bench.token()
    expect([bench.opened.length, bench.state()]).toEqual([0, initialConnectState])
  })

  it('is closed by its button, and where another one takes its place', () => {
    bench.connection.open()
    bench.connection.close()
    expect([bench.slot.get(), bench.state().isModalVisible]).toEqual([null, false])
    bench.connection.open()
    bench.slot.update(() => ({ name: 'report-file' }))
    expect([bench.slot.get()?.name, bench.state().isModalVisible]).toEqual(['report-file', false])
  })
})

describe('the widget', () => {
  it.each(['automatic', 'manual'] as const)(
    'BILL-064 BILL-067 BILL-080 is fetched and opened with a token of its own, %s',
    async (type) => {
      bench.connection.open()
      bench.connection.choose(type)
      expect([bench.prepared(), bench.asks]).toEqual([0, []])
      bench.connection.proceed()
      // Within the press.
      expect(bench.window()).toBe('reserved')
      await bench.token(E.right('secret'))
      expect([bench.prepared(), bench.asks, bench.window()]).toEqual([1, [`token ${type}`], 'used'])
      expect(bench.opened).toMatchObject([{ token: 'secret', environment: 'production' }])
      expect(bench.state()).toMatchObject({ status: 'auth_token_retrieved', token: 'secret', tokenType: type })
    },
  )

  it('BILL-080 is that for development on a local host', async () => {
    const local = benchAt('localhost:4300')
    await local.begin('automatic')
    expect(local.opened[0]?.environment).toBe('development')
  })

  it('asks once however often "Continue" is pressed, and says that it is busy', async () => {
    bench.connection.open()
    for (let press = 0; press < 5; press += 1) bench.connection.proceed()
    await settle()
    expect([bench.asks, bench.view().action]).toEqual([
      ['token automatic'],
      { label: 'Continue', isBusy: true, isDisabled: true },
    ])
  })

  it('BILL-170 begins anew where its window was lost, and hears no more of that one', async () => {
    await bench.begin('manual')
    bench.connection.open()
    expect(bench.view().note).toBe('Go on in the connection window. If it is gone, start again here.')
    await bench.begin('manual')
    expect([bench.opened.length, bench.reloads, bench.state().status]).toEqual([2, ['user', 'accounts'], 'open'])
    await bench.tell({ kind: 'error', text: 'old' }, 0)
    expect(bench.state().status).toBe('open')
  })
})

describe('what comes of it', () => {
  it('BILL-074 BILL-076 BILL-077 BILL-078 connects what was found, tells of it for 2 s, and asks for user and bills', async () => {
    await bench.begin('automatic')
    await linked()
    expect([bench.asks, bench.reloads]).toEqual([['token automatic'], []])
    await exit()
    expect(bench.passed.slice(-2).map(({ status }) => status)).toEqual(['exit', 'success'])
    expect(bench.state()).toMatchObject({ status: 'success', hasNewConnections: true })
    expect(bench.reloads).toEqual(['user', 'accounts'])
    expect([bench.view().success?.title, bench.view().options, bench.view().action]).toEqual(['Connected', null, null])
    await bench.clock.advance(successClose.ms - 1)
    expect(bench.slot.get()?.name).toBe(modalName)
    await bench.clock.advance(1)
    expect([bench.slot.get(), bench.state()]).toEqual([null, initialConnectState])
  })

  it('BILL-069 BILL-075 BILL-077 BILL-078 hands over what was searched for, also where the exit comes later', async () => {
    await bench.begin('manual')
    await linked('a1')
    expect(bench.asks).toEqual(['token manual', 'exchange a1'])
    await bench.exchange()
    expect(bench.passed.slice(-2).map(({ status }) => status)).toEqual(['account_token_exchanged', 'success'])
    expect(bench.reloads).toEqual(['user', 'accounts'])
    await exit()
    // The success is not put off.
    expect([bench.state().status, bench.reloads]).toEqual(['success', ['user', 'accounts', 'user', 'accounts']])
    await bench.clock.advance(successClose.ms)
    expect(bench.state()).toEqual(initialConnectState)
  })

  it('BILL-077 hears of an exit that comes after the success is gone', async () => {
    await bench.begin('manual')
    await linked('a1')
    await bench.exchange()
    await bench.clock.advance(successClose.ms)
    await linked('a2')
    await bench.exchange()
    await bench.clock.advance(successClose.ms)
    await exit()
    expect([bench.reloads, bench.asks.slice(1)]).toEqual([
      ['user', 'accounts', 'user', 'accounts', 'user', 'accounts'],
      ['exchange a1', 'exchange a2'],
    ])
    expect(bench.state()).toEqual(initialConnectState)
  })

  it('BILL-171 outlives the page that the guards lead away from, and no Esc cuts it short', async () => {
    await bench.begin('automatic')
    await linked()
    await exit()
    expect(bench.slot.get()).toEqual({ name: modalName, backdropCloses: false })
  })

  it('BILL-070 forgets a widget that was left with nothing done', async () => {
    await bench.begin('automatic')
    await exit()
    expect([bench.slot.get(), bench.state(), bench.reloads]).toEqual([null, initialConnectState, ['user', 'accounts']])
  })

  it.each(['Success', 'success ', 'pending', ''])('BILL-069 BILL-071 takes no other word, as "%s"', async (word) => {
    await bench.begin('manual')
    await linked('a1')
    await bench.exchange(E.right(word))
    expect([bench.state().status, bench.view().error, bench.reloads]).toEqual(['failed', failed, []])
    await exit()
    expect([bench.state().status, bench.reloads]).toEqual(['failed', ['user', 'accounts']])
  })

  it('BILL-069 fails where nothing was given for what was searched for', async () => {
    await bench.begin('manual')
    await linked(null)
    expect([bench.state().status, bench.view().error, bench.asks]).toEqual(['failed', failed, ['token manual']])
  })

  it('X9 BILL-172 hands over each account once, and not more than twenty of one widget', async () => {
    await bench.begin('manual')
    for (let time = 0; time < 1000; time += 1) await linked('a1')
    for (let time = 0; time < 1000; time += 1) await linked(`b${time}`)
    const handed = bench.asks.slice(1)
    expect([handed.length, new Set(handed).size]).toEqual([20, 20])
    await exit()
    // Another widget begins anew.
    await bench.begin('manual')
    for (const account of ['a1', 'c1', 'a1']) await linked(account)
    expect(bench.asks.slice(-3)).toEqual(['token manual', 'exchange a1', 'exchange c1'])
  })
})

describe('what fails', () => {
  it.each([
    ['no token', E.left(rejected(422, 'No bank is reachable.')), 'No bank is reachable.', 'refused with status 422'],
    ['no token and no words', E.left(unreachable), failed, 'no answer'],
  ] as const)('ERR-061 BILL-071 tells and logs %s', async (_what, reply, text, logged) => {
    bench.connection.open()
    bench.connection.proceed()
    await bench.token(reply)
    expect(bench.state()).toMatchObject({ status: 'failed', error: text, isModalVisible: true })
    expect([bench.view().error, bench.view().action?.isBusy, bench.window()]).toEqual([text, false, 'none'])
    expect(bench.logged).toEqual([`No token was given to connect bills: ${logged}`])
  })

  it('ERR-061 tells and logs a failed exchange', async () => {
    await bench.begin('manual')
    await linked('a1')
    await bench.exchange(E.left(malformed('ExchangeAccountToken')))
    expect([bench.state().status, bench.view().error]).toEqual(['failed', failed])
    expect(bench.logged).toEqual(['Connected bills could not be handed over: unreadable answer (ExchangeAccountToken)'])
  })

  it('BILL-082 tells that the script did not come, asks for no token, and tries again', async () => {
    bench.played.script = E.left(unreachable)
    bench.connection.open()
    bench.connection.proceed()
    await settle()
    const text = 'The connection window could not be loaded. Turn off any ad blocker for this site, then try again.'
    expect([bench.state().status, bench.view().error, bench.asks, bench.window()]).toEqual(['failed', text, [], 'none'])
    bench.played.script = E.right(undefined)
    bench.connection.proceed()
    await settle()
    expect([bench.view().error, bench.prepared(), bench.asks]).toEqual([null, 2, ['token automatic']])
  })

  it('BILL-073 shows an error for 4 s, and keeps the modal', async () => {
    bench.connection.open()
    bench.connection.proceed()
    await bench.token(E.left(rejected(500, 'Down')))
    await bench.clock.advance(errorReset.ms - 1)
    expect(bench.view().error).toBe('Down')
    await bench.clock.advance(1)
    expect([bench.view().error, bench.slot.get()?.name, bench.state().status]).toEqual([null, modalName, null])
  })

  it('BILL-073 gives the next error its own 4 s', async () => {
    bench.connection.open()
    bench.connection.proceed()
    await bench.token(E.left(rejected(500, 'First')))
    await bench.clock.advance(3000)
    bench.connection.proceed()
    await bench.token(E.left(rejected(500, 'Second')))
    await bench.clock.advance(3999)
    expect(bench.view().error).toBe('Second')
    await bench.clock.advance(1)
    expect(bench.view().error).toBeNull()
  })

  it('tells that the browser blocked the window', async () => {
    bench.connection.open()
    bench.connection.proceed()
    await bench.token()
    await bench.tell({ kind: 'blocked' })
    expect([bench.state().status, bench.view().error]).toEqual([
      'failed',
      'Your browser blocked the connection window. Allow pop-ups for this site, or try again.',
    ])
  })

  it('BILL-072 has words of its own for an error without any', async () => {
    await bench.begin('automatic')
    await bench.tell({ kind: 'error', text: null })
    await exit()
    expect(bench.view().error).toBe(failed)
  })
})
