import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { html, type Markup } from '@paydeck/sandbox/kernel/html'
import { screen, type WindowEvent } from '@paydeck/sandbox/pages/connection-frame'
import {
  connectedScreen,
  failedScreen,
  foundScreen,
  leftScreen,
  endReasonScreen,
} from '@paydeck/sandbox/pages/connection-outcome'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://bills.example'

const folder = join(import.meta.dirname, '../../../adapters/sandbox/pages/assets')

/** Runs a script of the connection window in a separate JavaScript context, whose only globals are those in `scope`. */
const run = (name: string, scope: Readonly<Record<string, unknown>>): void => {
  runInNewContext(readFileSync(join(folder, `${name}.js`), 'utf8'), { ...scope })
}

/**
 * Renders a page of the connection window and runs the page's script. `isAlone` is true if no other window has opened this
 * one.
 */
const renderPage = (page: Markup, isAlone = false) => {
  const posted: Array<readonly [unknown, string]> = []
  const opener = { postMessage: (message: unknown, target: string) => void posted.push([message, target]) }
  const close = vi.fn<() => void>()
  document.body.innerHTML = page.markup
  run('connection', { window: { opener: isAlone ? null : opener, close }, document, location: { origin } })
  const leaveButton = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-leave]:not([hidden])')
  const alone = (): Element | null => document.querySelector('[data-alone]:not([hidden])')
  return { posted, close, leaveButton, alone }
}

const step = (event: WindowEvent): Markup => screen(event, html`<h1>A step</h1>`)

describe('the script inside the bill-connection window', () => {
  const why = "We couldn't load your accounts. No bills were connected. Try again."
  const over = 'This connection timed out. Press Continue to start again.'
  it.each<readonly [string, Markup, ReadonlyArray<unknown>]>([
    ['the first step', step({ event: 'open' }), [{ kind: 'open' }]],
    ['a further step', step({ event: 'none' }), []],
    ['connected bills', connectedScreen([], 'Paydeck'), [{ kind: 'linked', accountToken: null }]],
    ['an account found by search', foundScreen('t1', 'A biller', 'Paydeck'), [{ kind: 'linked', accountToken: 't1' }]],
    ['a failure', failedScreen('c1', 'accounts'), [{ kind: 'error', text: why }]],
    ['the text for an expired window', endReasonScreen('expired'), [{ kind: 'error', text: over }]],
    ['the text for a cancelled connection', leftScreen, [{ kind: 'exit' }]],
  ])('CALL-117 X9 the page with %s posts its messages only to its own origin', (_name, page, messages) => {
    const { posted, close } = renderPage(page)
    expect(posted).toEqual(messages.map((message) => [message, origin]))
    expect(close).toHaveBeenCalledTimes(page === leftScreen ? 1 : 0)
  })

  it('CALL-117 CALL-121 a press on the leave button posts the message "exit" and then closes the window', () => {
    const { posted, close, leaveButton, alone } = renderPage(connectedScreen([], 'Paydeck'))
    expect(alone()).toBeNull()
    close.mockImplementation(() => expect(posted.at(-1)).toEqual([{ kind: 'exit' }, origin]))
    leaveButton()?.click()
    expect([posted.map(([message]) => message), close.mock.calls.length]).toEqual([
      [{ kind: 'linked', accountToken: null }, { kind: 'exit' }],
      1,
    ])
  })

  it('the script removes the account token from the document after it has read the token', () => {
    renderPage(foundScreen('t1', 'A biller', 'Paydeck'))
    expect(document.body.innerHTML).not.toContain('t1')
  })

  it('if no page has opened the window, the script posts no message, and shows a text instead of the leave button', () => {
    const { posted, close, leaveButton, alone } = renderPage(foundScreen('t1', 'A biller', 'Paydeck'), true)
    expect([posted, close.mock.calls, leaveButton()]).toEqual([[], [], null])
    expect(alone()?.textContent).toContain('You can close this window')
  })
})

describe('the script that opens the bill-connection window', () => {
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
    const open = vi.fn<(...features: ReadonlyArray<string>) => unknown>(() => (isBlocked ? null : opened))
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

  it('CALL-117 CALL-121 the script reuses the window that Continue has opened, and posts a form with the token to this window', () => {
    const { opened, open, sent, connect } = loaded()
    expect(connect('t1', () => undefined)).toBe(opened)
    expect(open.mock.calls).toEqual([['', 'bill-connection', 'popup,width=480,height=720']])
    expect(sent).toEqual([['post', '/bill-connection', 'bill-connection', { token: 't1', environment: 'development' }]])
    expect([document.body.innerHTML, opened.focus.mock.calls.length]).toEqual(['', 1])
  })

  it('CALL-117 the callback `onClose` is called once after the window has closed', () => {
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

  it('CALL-117 a new connection ends the previous connection; `onClose` of each connection is called once', () => {
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

  it('if the browser blocks the window, the script returns null, posts no token and never calls `onClose`', () => {
    const { sent, connect } = loaded(true)
    const onClose = vi.fn<() => void>()
    expect(connect('t1', onClose)).toBeNull()
    vi.advanceTimersByTime(1_000)
    expect([sent, onClose.mock.calls, vi.getTimerCount()]).toEqual([[], [], 0])
  })
})
