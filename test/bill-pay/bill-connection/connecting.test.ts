import { initialConnectState } from '@paydeck/core/bill-pay'
import { malformed, rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Bench, benchAt, errorReset, modalName, plainUser, successClose } from './bench.ts'

const failed = "We couldn't connect your bills. Try again."

let bench: Bench

beforeEach(() => {
  bench = benchAt()
})

const linked = (accountToken: string | null = null) => bench.emit({ kind: 'linked', accountToken })
const exit = () => bench.emit({ kind: 'exit' })

describe('the modal for connecting bills', () => {
  it('a modal that has just opened offers the modes Auto-connect and Search Bills, and selects Auto-connect', () => {
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

  it('BILL-058 BILL-059 the modal offers only Auto-connect to an unverified user; the button "Continue" starts this mode', async () => {
    bench.connection.open()
    bench.connection.choose('manual')
    bench.userStore.update(() => ({ ...plainUser, methodVerified: false }))
    expect(bench.view().options?.map(({ type, isChosen }) => [type, isChosen])).toEqual([['automatic', true]])
    bench.connection.proceed()
    await settle()
    expect(bench.requests).toEqual(['token automatic'])
  })

  it('BILL-058 until the data of the user has loaded, the modal does not offer Search Bills', () => {
    const early = benchAt('pay.example', null)
    expect(early.view().options?.map(({ type }) => type)).toEqual(['automatic'])
  })

  it('BILL-066 BILL-068 the modal closes when the token arrives; after the widget has exited, it opens again with the error', async () => {
    await bench.begin('automatic')
    expect([bench.slot.get(), bench.state().isModalVisible]).toEqual([null, false])
    await bench.emit({ kind: 'error', text: 'Your bank did not answer.' })
    expect([bench.slot.get(), bench.view().error]).toEqual([null, null])
    await exit()
    expect([bench.slot.get()?.name, bench.view().error]).toEqual([modalName, 'Your bank did not answer.'])
  })

  it('if the user closes the modal, the app resets the connection state and releases the window reserved for the widget', async () => {
    bench.connection.open()
    bench.connection.proceed()
    expect(bench.window()).toBe('reserved')
    // Closes the modal, as the Escape key does.
    bench.slot.update(() => null)
    expect([bench.window(), bench.state(), bench.view().action?.isBusy]).toEqual(['none', initialConnectState, false])
    await bench.token()
    expect([bench.opened.length, bench.state()]).toEqual([0, initialConnectState])
  })

  it('the modal closes when the user presses its close button, and when another modal opens', () => {
    bench.connection.open()
    bench.connection.close()
    expect([bench.slot.get(), bench.state().isModalVisible]).toEqual([null, false])
    bench.connection.open()
    bench.slot.update(() => ({ name: 'report-file' }))
    expect([bench.slot.get()?.name, bench.state().isModalVisible]).toEqual(['report-file', false])
  })
})

describe('the provider’s widget for connecting bills', () => {
  it.each(['automatic', 'manual'] as const)(
    'BILL-064 BILL-067 BILL-080 in the mode "%s", the widget opens with a token of this mode',
    async (type) => {
      bench.connection.open()
      bench.connection.choose(type)
      expect([bench.prepared(), bench.requests]).toEqual([0, []])
      bench.connection.proceed()
      // Pressing Continue reserves the window immediately, before any response.
      expect(bench.window()).toBe('reserved')
      await bench.token(E.right('secret'))
      expect([bench.prepared(), bench.requests, bench.window()]).toEqual([1, [`token ${type}`], 'used'])
      expect(bench.opened).toMatchObject([{ token: 'secret', environment: 'production' }])
      expect(bench.state()).toMatchObject({ status: 'auth_token_retrieved', token: 'secret', tokenType: type })
    },
  )

  it('BILL-080 on a local host, the widget runs in the development environment of the provider', async () => {
    const local = benchAt('localhost:4300')
    await local.begin('automatic')
    expect(local.opened[0]?.environment).toBe('development')
  })

  it('five presses on the button "Continue" request only one token; the button is busy during this request', async () => {
    bench.connection.open()
    for (let press = 0; press < 5; press += 1) bench.connection.proceed()
    await settle()
    expect([bench.requests, bench.view().action]).toEqual([
      ['token automatic'],
      { label: 'Continue', isBusy: true, isDisabled: true },
    ])
  })

  it('BILL-170 the button "Continue" replaces a connection window that is still open; later events of this window are ignored', async () => {
    await bench.begin('manual')
    bench.connection.open()
    expect(bench.view().note).toBe('Continue in the connection window. If you closed it, start again here.')
    await bench.begin('manual')
    expect([bench.opened.length, bench.reloads, bench.state().status]).toEqual([2, ['user', 'accounts'], 'open'])
    await bench.emit({ kind: 'error', text: 'old' }, 0)
    expect(bench.state().status).toBe('open')
  })
})

describe('the outcome of connecting bills', () => {
  it('BILL-074 BILL-076 BILL-077 BILL-078 when the widget exits, an automatic connection shows success in the modal for 2 s', async () => {
    await bench.begin('automatic')
    await linked()
    expect([bench.requests, bench.reloads]).toEqual([['token automatic'], []])
    await exit()
    expect(bench.emittedStates.slice(-2).map(({ status }) => status)).toEqual(['exit', 'success'])
    expect(bench.state()).toMatchObject({ status: 'success', hasNewConnections: true })
    expect(bench.reloads).toEqual(['user', 'accounts'])
    expect([bench.view().success?.title, bench.view().options, bench.view().action]).toEqual(['Connected', null, null])
    await bench.clock.advance(successClose.ms - 1)
    expect(bench.slot.get()?.name).toBe(modalName)
    await bench.clock.advance(1)
    expect([bench.slot.get(), bench.state()]).toEqual([null, initialConnectState])
  })

  it('BILL-069 BILL-075 BILL-077 BILL-078 a manual connection succeeds once its token is exchanged, and refetches the bills', async () => {
    await bench.begin('manual')
    await linked('a1')
    expect(bench.requests).toEqual(['token manual', 'exchange a1'])
    await bench.exchange()
    expect(bench.emittedStates.slice(-2).map(({ status }) => status)).toEqual(['account_token_exchanged', 'success'])
    expect(bench.reloads).toEqual(['user', 'accounts'])
    await exit()
    // The exit of the widget does not restart the timer that closes the success message.
    expect([bench.state().status, bench.reloads]).toEqual(['success', ['user', 'accounts', 'user', 'accounts']])
    await bench.clock.advance(successClose.ms)
    expect(bench.state()).toEqual(initialConnectState)
  })

  it('BILL-077 if the widget exits after the success message has closed, the app refetches user and bills again', async () => {
    await bench.begin('manual')
    await linked('a1')
    await bench.exchange()
    await bench.clock.advance(successClose.ms)
    await linked('a2')
    await bench.exchange()
    await bench.clock.advance(successClose.ms)
    await exit()
    expect([bench.reloads, bench.requests.slice(1)]).toEqual([
      ['user', 'accounts', 'user', 'accounts', 'user', 'accounts'],
      ['exchange a1', 'exchange a2'],
    ])
    expect(bench.state()).toEqual(initialConnectState)
  })

  it('BILL-171 while the modal shows success, neither Escape nor a press on the backdrop closes it', async () => {
    await bench.begin('automatic')
    await linked()
    await exit()
    expect(bench.slot.get()).toEqual({ name: modalName, backdropCloses: false })
  })

  it('BILL-070 if the widget exits without a linked account, the connection state is reset', async () => {
    await bench.begin('automatic')
    await exit()
    expect([bench.slot.get(), bench.state(), bench.reloads]).toEqual([null, initialConnectState, ['user', 'accounts']])
  })

  it.each(['Success', 'success ', 'pending', ''])(
    'BILL-069 BILL-071 a manual connection fails if the exchange of its account token returns "%s"',
    async (word) => {
      await bench.begin('manual')
      await linked('a1')
      await bench.exchange(E.right(word))
      expect([bench.state().status, bench.view().error, bench.reloads]).toEqual(['failed', failed, []])
      await exit()
      expect([bench.state().status, bench.reloads]).toEqual(['failed', ['user', 'accounts']])
    },
  )

  it('BILL-069 a manual connection fails if the widget links an account without an account token', async () => {
    await bench.begin('manual')
    await linked(null)
    expect([bench.state().status, bench.view().error, bench.requests]).toEqual(['failed', failed, ['token manual']])
  })

  it('X9 BILL-172 the token of a linked account is exchanged only once, and each widget causes at most twenty exchanges', async () => {
    await bench.begin('manual')
    for (let time = 0; time < 1000; time += 1) await linked('a1')
    for (let time = 0; time < 1000; time += 1) await linked(`b${time}`)
    const exchanges = bench.requests.slice(1)
    expect([exchanges.length, new Set(exchanges).size]).toEqual([20, 20])
    await exit()
    // Each widget has its own list of exchanged accounts, and its own limit.
    await bench.begin('manual')
    for (const account of ['a1', 'c1', 'a1']) await linked(account)
    expect(bench.requests.slice(-3)).toEqual(['token manual', 'exchange a1', 'exchange c1'])
  })
})

describe('failures while connecting bills', () => {
  it.each([
    ['a rejection', E.left(rejected(422, 'No bank is reachable.')), 'No bank is reachable.', 'refused with status 422'],
    ['no response', E.left(unreachable), failed, 'no answer'],
  ] as const)(
    'ERR-061 BILL-071 if a token request fails, the error is shown and logged: %s',
    async (_what, reply, text, logged) => {
      bench.connection.open()
      bench.connection.proceed()
      await bench.token(reply)
      expect(bench.state()).toMatchObject({ status: 'failed', error: text, isModalVisible: true })
      expect([bench.view().error, bench.view().action?.isBusy, bench.window()]).toEqual([text, false, 'none'])
      expect(bench.logged).toEqual([`No token was given to connect bills: ${logged}`])
    },
  )

  it('ERR-061 if the exchange of the account token fails, the modal shows the error, and the log contains it', async () => {
    await bench.begin('manual')
    await linked('a1')
    await bench.exchange(E.left(malformed('ExchangeAccountToken')))
    expect([bench.state().status, bench.view().error]).toEqual(['failed', failed])
    expect(bench.logged).toEqual(['Connected bills could not be handed over: unreadable answer (ExchangeAccountToken)'])
  })

  it('BILL-082 if the widget’s script fails to load, no token is requested; the next attempt loads the script again', async () => {
    bench.played.script = E.left(unreachable)
    bench.connection.open()
    bench.connection.proceed()
    await settle()
    const text = "We couldn't load the connection window. Turn off any ad blocker for this site, then try again."
    expect([bench.state().status, bench.view().error, bench.requests, bench.window()]).toEqual([
      'failed',
      text,
      [],
      'none',
    ])
    bench.played.script = E.right(undefined)
    bench.connection.proceed()
    await settle()
    expect([bench.view().error, bench.prepared(), bench.requests]).toEqual([null, 2, ['token automatic']])
  })

  it('BILL-073 the modal shows an error for 4 s, and then stays open without the error', async () => {
    bench.connection.open()
    bench.connection.proceed()
    await bench.token(E.left(rejected(500, 'Down')))
    await bench.clock.advance(errorReset.ms - 1)
    expect(bench.view().error).toBe('Down')
    await bench.clock.advance(1)
    expect([bench.view().error, bench.slot.get()?.name, bench.state().status]).toEqual([null, modalName, null])
  })

  it('BILL-073 if a second error follows after 3 s, the second error is also shown for the full 4 s', async () => {
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

  it('the modal shows an error if the browser blocked the connection window', async () => {
    bench.connection.open()
    bench.connection.proceed()
    await bench.token()
    await bench.emit({ kind: 'blocked' })
    expect([bench.state().status, bench.view().error]).toEqual([
      'failed',
      'Your browser blocked the connection window. Allow pop-ups for this site, then try again.',
    ])
  })

  it('BILL-072 if a widget error has no text, the modal shows a default text', async () => {
    await bench.begin('automatic')
    await bench.emit({ kind: 'error', text: null })
    await exit()
    expect(bench.view().error).toBe(failed)
  })
})
