import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { html, type Markup } from '@paydeck/sandbox/kernel/html'
import { screen, type Told } from '@paydeck/sandbox/pages/connection-frame'
import {
  connectedScreen,
  failedScreen,
  foundScreen,
  leftScreen,
  overScreen,
} from '@paydeck/sandbox/pages/connection-outcome'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://bills.example'

const folder = join(import.meta.dirname, '../../../adapters/sandbox/pages/assets')

/** Runs a script of the window in a realm of its own, which has nothing but what it is given. */
const run = (name: string, scope: Readonly<Record<string, unknown>>): void => {
  runInNewContext(readFileSync(join(folder, `${name}.js`), 'utf8'), { ...scope })
}

/** A page of the window, as its script finds it; `isAlone`: nothing opened it. */
const shown = (page: Markup, isAlone = false) => {
  const posted: Array<readonly [unknown, string]> = []
  const opener = { postMessage: (message: unknown, target: string) => void posted.push([message, target]) }
  const close = vi.fn<() => void>()
  document.body.innerHTML = page.markup
  run('connection', { window: { opener: isAlone ? null : opener, close }, document, location: { origin } })
  const way = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-leave]:not([hidden])')
  const alone = (): Element | null => document.querySelector('[data-alone]:not([hidden])')
  return { posted, close, way, alone }
}

const step = (told: Told): Markup => screen(told, html`<h1>A step</h1>`)

describe('what a page of the window tells the page that opened it', () => {
  const why = "We couldn't load your accounts. No bills were connected. Try again."
  const over = 'This connection timed out. Press Continue to start again.'
  it.each<readonly [string, Markup, ReadonlyArray<unknown>]>([
    ['the first step', step({ event: 'open' }), [{ kind: 'open' }]],
    ['a further step', step({ event: 'none' }), []],
    ['bills that are connected', connectedScreen([], 'Paydeck'), [{ kind: 'linked', accountToken: null }]],
    ['an account', foundScreen('t1', 'A biller', 'Paydeck'), [{ kind: 'linked', accountToken: 't1' }]],
    ['a failure', failedScreen('c1', 'accounts'), [{ kind: 'error', text: why }]],
    ['a window that is over', overScreen('expired'), [{ kind: 'error', text: over }]],
    ['what was left', leftScreen, [{ kind: 'exit' }]],
  ])('CALL-117 X9 %s, for its own origin only', (_name, page, messages) => {
    const { posted, close } = shown(page)
    expect(posted).toEqual(messages.map((message) => [message, origin]))
    expect(close).toHaveBeenCalledTimes(page === leftScreen ? 1 : 0)
  })

  it('CALL-117 CALL-121 exit when it is left by its button, before it closes', () => {
    const { posted, close, way, alone } = shown(connectedScreen([], 'Paydeck'))
    expect(alone()).toBeNull()
    close.mockImplementation(() => expect(posted.at(-1)).toEqual([{ kind: 'exit' }, origin]))
    way()?.click()
    expect([posted.map(([message]) => message), close.mock.calls.length]).toEqual([
      [{ kind: 'linked', accountToken: null }, { kind: 'exit' }],
      1,
    ])
  })

  it('keeps no account token in the page', () => {
    shown(foundScreen('t1', 'A biller', 'Paydeck'))
    expect(document.body.innerHTML).not.toContain('t1')
  })

  it('nothing where nothing opened it; then words stand for the button', () => {
    const { posted, close, way, alone } = shown(foundScreen('t1', 'A biller', 'Paydeck'), true)
    expect([posted, close.mock.calls, way()]).toEqual([[], [], null])
    expect(alone()?.textContent).toContain('You can close this window')
  })
})

describe('the script that opens the window', () => {
  interface Bills {
    readonly open: (request: { token: string; environment: string; onClose: () => void }) => unknown
  }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const loaded = (isBlocked = false) => {
    const opened = { closed: false, focus: vi.fn<() => void>() }
    const open = vi.fn<(...wanted: ReadonlyArray<string>) => unknown>(() => (isBlocked ? null : opened))
    const view: { open: typeof open; bills?: Bills } = { open }
    const sent: Array<unknown> = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      sent.push([this.method, this.getAttribute('action'), this.target, Object.fromEntries(new FormData(this))])
    })
    document.body.innerHTML = ''
    run('bills', { window: view, document, setInterval, clearInterval })
    const connect = (token: string, onClose: () => void): unknown =>
      view.bills?.open({ token, environment: 'development', onClose })
    return { opened, open, sent, connect }
  }

  it('CALL-117 CALL-121 uses the window that was opened within the press, and keeps the token out of every address', () => {
    const { opened, open, sent, connect } = loaded()
    expect(connect('t1', () => undefined)).toBe(opened)
    expect(open.mock.calls).toEqual([['', 'bill-connection', 'popup,width=480,height=720']])
    expect(sent).toEqual([['post', '/bill-connection', 'bill-connection', { token: 't1', environment: 'development' }]])
    expect([document.body.innerHTML, opened.focus.mock.calls.length]).toEqual(['', 1])
  })

  it('CALL-117 tells once that it is gone, after whatever it posted, also when it is simply closed', () => {
    const { opened, connect } = loaded()
    const onClose = vi.fn<() => void>()
    connect('t1', onClose)
    vi.advanceTimersByTime(60_000)
    expect(onClose).not.toHaveBeenCalled()
    opened.closed = true
    vi.advanceTimersByTime(200)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(onClose).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect([onClose.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('CALL-117 a further connection ends the one before it, and each is told of its own end', () => {
    const { opened, connect } = loaded()
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    connect('t1', first)
    connect('t2', second)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
    opened.closed = true
    vi.advanceTimersByTime(1_000)
    connect('t3', () => undefined)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('opens none where the browser refuses, sends no token anywhere, and tells of no end', () => {
    const { sent, connect } = loaded(true)
    const onClose = vi.fn<() => void>()
    expect(connect('t1', onClose)).toBeNull()
    vi.advanceTimersByTime(1_000)
    expect([sent, onClose.mock.calls, vi.getTimerCount()]).toEqual([[], [], 0])
  })
})
