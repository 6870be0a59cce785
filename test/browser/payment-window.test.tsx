import { browserPaymentWindow } from '@paydeck/adapters/browser/payment-window'
import type { ScriptLoader } from '@paydeck/adapters/browser/scripts'
import { type PaymentWindowEvent, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

const address = 'https://pay.example/window.js'

/** A payments script whose window the test plays. */
const played = (opens = true) => {
  const listeners: { open: () => void; close: () => void } = { open: () => undefined, close: () => undefined }
  const shown: Array<string> = []
  const opened = opens ? window.open('about:blank') : null
  const payments = {
    showInvoice: (id: string) => {
      shown.push(id)
      if (opened !== null) listeners.open()
      return opened
    },
    onOpen: (listener: () => void) => void (listeners.open = listener),
    onClose: (listener: () => void) => void (listeners.close = listener),
  }
  const heard = new EventTarget()
  const view = {
    payments,
    location: window.location,
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  } as unknown as Window
  const post = (data: unknown, origin: string, source: unknown): void => {
    heard.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { view, opened, listeners, shown, post }
}

const loader = (load: ScriptLoader['load'] = async () => undefined): ScriptLoader => ({ load })

const follow = (view: Window) => {
  const events: Array<PaymentWindowEvent | 'completed'> = []
  const subscription = browserPaymentWindow(view, loader(), address)
    .show('i1')
    .subscribe({ next: (event) => void events.push(event), complete: () => void events.push('completed') })
  return { events, subscription }
}

it('CALL-112 CALL-113 shows the invoice when it is subscribed to, and tells of the window from its opening to its end', () => {
  const { view, shown, opened, listeners, post } = played()
  const stream$ = browserPaymentWindow(view, loader(), address).show('i1')
  expect(shown).toEqual([])
  stream$.subscribe().unsubscribe()
  expect(shown).toEqual(['i1'])
  const { events } = follow(view)
  post({ status: 'paid' }, 'https://pay.example', opened)
  listeners.close()
  post({ status: 'confirmed' }, 'https://pay.example', opened)
  expect(events).toEqual([
    { kind: 'opened' },
    { kind: 'message', origin: 'https://pay.example', isFromWindow: true, data: { status: 'paid' } },
    { kind: 'closed' },
    'completed',
  ])
})

it('CARD-167 X9 tells where a message comes from', () => {
  const { view, opened, post } = played()
  const { events } = follow(view)
  post('x', 'https://pay.example', window)
  post('x', 'https://evil.example', opened)
  post('x', 'https://pay.example', null)
  expect(events.slice(1)).toEqual([
    { kind: 'message', origin: 'https://pay.example', isFromWindow: false, data: 'x' },
    { kind: 'message', origin: 'https://evil.example', isFromWindow: true, data: 'x' },
    { kind: 'message', origin: 'https://pay.example', isFromWindow: false, data: 'x' },
  ])
})

it('says that the browser opened no window, and hears nothing then', () => {
  const { view, post } = played(false)
  const { events } = follow(view)
  post({ status: 'paid' }, 'https://pay.example', null)
  expect(events).toEqual([{ kind: 'blocked' }, 'completed'])
})

it('X9 hears nothing once nobody listens', () => {
  const { view, opened, post } = played()
  const { events, subscription } = follow(view)
  subscription.unsubscribe()
  post({ status: 'paid' }, 'https://pay.example', opened)
  expect(events).toEqual([{ kind: 'opened' }])
})

it('expects messages from the origin of its script: the app’s own where the address names none', () => {
  const { view } = played()
  expect(browserPaymentWindow(view, loader(), address).origin).toBe('https://pay.example')
  expect(browserPaymentWindow(view, loader(), '/stand-ins/payments.js').origin).toBe(window.location.origin)
})

it('loads the script when it is asked to, and answers Unreachable while there is none', async () => {
  const { view } = played()
  const loaded: Array<string> = []
  const load = async (script: string): Promise<void> => void loaded.push(script)
  const { prepare } = browserPaymentWindow(view, loader(load), address)
  expect(loaded).toEqual([])
  expect(await prepare()).toEqual(E.right(undefined))
  expect(loaded).toEqual([address])
  const broken = loader(() => Promise.reject(new Error('gone')))
  expect(await browserPaymentWindow(view, broken, address).prepare()).toEqual(E.left(unreachable))
  const empty = { ...view, payments: undefined } as unknown as Window
  expect(await browserPaymentWindow(empty, loader(), address).prepare()).toEqual(E.left(unreachable))
  expect(await browserPaymentWindow(empty, loader(load), '').prepare()).toEqual(E.left(unreachable))
  expect(loaded).toEqual([address])
})
