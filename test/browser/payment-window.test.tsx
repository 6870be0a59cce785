import { browserPaymentWindow } from '@paydeck/adapters/browser/payment-window'
import { makeScriptLoader, type ScriptLoader } from '@paydeck/adapters/browser/scripts'
import { type PaymentWindowEvent, unreachable } from '@paydeck/core'
import { type PaymentWindowBench, paymentWindowLaws } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { obey } from '../conformance/obey.ts'

const address = 'https://pay.example/window.js'

/** A payments script whose window the test plays. */
const played = () => {
  const listeners: { open: () => void; close: () => void } = { open: () => undefined, close: () => undefined }
  const shown: Array<string> = []
  const opened = window.open('about:blank')
  let isBlocked = false
  const payments = {
    showInvoice: (id: string) => {
      shown.push(id)
      if (isBlocked) return null
      listeners.open()
      return opened
    },
    onOpen: (listener: () => void) => void (listeners.open = listener),
    onClose: (listener: () => void) => void (listeners.close = listener),
  }
  const page = new EventTarget()
  const view = {
    payments,
    location: window.location,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  } as unknown as Window
  const post = (data: unknown, origin: string, source: unknown): void => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { view, opened, close: () => listeners.close(), shown, post, block: () => void (isBlocked = true) }
}

const loader = (load: ScriptLoader['load'] = async () => undefined): ScriptLoader => ({ load })

const bench = (): PaymentWindowBench => {
  const { view, opened, close, shown, post, block } = played()
  let ending: 'load' | 'error' = 'load'
  const document = {
    createElement: () => window.document.createElement('script'),
    head: {
      append: (script: HTMLScriptElement) => {
        script.dispatchEvent(new Event(ending))
        ending = 'load'
      },
    },
  } as unknown as Document
  return {
    paymentWindow: browserPaymentWindow(view, makeScriptLoader(document, undefined, [address]), address),
    shown: () => shown,
    block,
    post: ({ data, origin, isFromWindow }) => post(data, origin, isFromWindow ? opened : window),
    close,
    loseScript: () => {
      ending = 'error'
    },
  }
}

obey('the payment window of a script', paymentWindowLaws(bench))

it('CALL-112 CALL-113 CARD-167 X9 follows a window from its opening to its end, and who posts', () => {
  const { view, opened, close, post } = played()
  const events: Array<PaymentWindowEvent | 'over'> = []
  const show$ = browserPaymentWindow(view, loader(), address).show('i1')
  show$.subscribe({ next: (event) => void events.push(event), complete: () => void events.push('over') })
  post({ status: 'paid' }, 'https://pay.example', opened)
  post({ status: 'paid' }, 'https://pay.example', null)
  close()
  post({ status: 'confirmed' }, 'https://pay.example', opened)
  expect(events).toEqual([
    { kind: 'opened' },
    { kind: 'message', origin: 'https://pay.example', isFromWindow: true, data: { status: 'paid' } },
    { kind: 'message', origin: 'https://pay.example', isFromWindow: false, data: { status: 'paid' } },
    { kind: 'closed' },
    'over',
  ])
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
