import { browserPaymentWindow } from '@paydeck/adapters/browser/payment-window'
import { makeScriptLoader, type ScriptLoader } from '@paydeck/adapters/browser/scripts'
import { type PaymentWindowEvent, unreachable } from '@paydeck/core'
import { type PaymentWindowBench, paymentWindowLaws } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { runLaws } from '../conformance/run-laws.ts'

const address = 'https://pay.example/window.js'

/** Creates a fake payments script, whose windows the test controls. */
const played = () => {
  const listeners = { open: new Set<(id: string) => void>(), close: new Set<(id: string) => void>() }
  const send = (what: 'open' | 'close', id: string): void => {
    for (const listener of listeners[what]) listener(id)
  }
  const listen = (what: 'open' | 'close') => (listener: (id: string) => void) => {
    listeners[what].add(listener)
    return () => void listeners[what].delete(listener)
  }
  const shown: Array<string> = []
  const windows = new Map<string, Window | null>()
  const windowOf = (id: string): Window | null => {
    const opened = windows.get(id) ?? window.open('about:blank')
    windows.set(id, opened)
    return opened
  }
  let isBlocked = false
  let reserved = 0
  const payments = {
    showInvoice: (id: string) => {
      shown.push(id)
      if (isBlocked && reserved === 0) return null
      reserved = 0
      send('open', id)
      return windowOf(id)
    },
    onOpen: listen('open'),
    onClose: listen('close'),
    reserve: () => void (reserved = 1),
    release: () => void (reserved = 0),
  }
  const page = new EventTarget()
  const messageListeners = new Set<unknown>()
  const view = {
    payments,
    location: window.location,
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) => {
      messageListeners.add(args[1])
      page.addEventListener(...args)
    },
    removeEventListener: (...args: Parameters<EventTarget['addEventListener']>) => {
      messageListeners.delete(args[1])
      page.removeEventListener(...args)
    },
  } as unknown as Window
  const post = (data: unknown, origin: string, source: unknown): void => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return {
    view,
    opened: (id = 'i1') => windowOf(id),
    close: (id = 'i1') => send('close', id),
    listening: () => listeners.open.size + listeners.close.size + messageListeners.size,
    shown,
    reserved: () => reserved,
    post,
    block: () => void (isBlocked = true),
  }
}

const loader = (load: ScriptLoader['load'] = async () => undefined): ScriptLoader => ({ load })

const bench = (): PaymentWindowBench => {
  const { view, opened, close, shown, reserved, post, block } = played()
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
    shownInvoiceIds: () => shown,
    reservedCount: reserved,
    blockWindows: block,
    post: ({ data, origin, isFromWindow }, id) => post(data, origin, isFromWindow ? opened(id) : window),
    close,
    failScriptLoad: () => {
      ending = 'error'
    },
  }
}

runLaws('the payment window of a script', paymentWindowLaws(bench))

it('CALL-112 CALL-113 CARD-167 X9 a payment window emits "opened", "closed", and each message with its origin', () => {
  const { view, opened, close, post, listening } = played()
  const events: Array<PaymentWindowEvent | 'over'> = []
  const show$ = browserPaymentWindow(view, loader(), address).show('i1')
  show$.subscribe({ next: (event) => void events.push(event), complete: () => void events.push('over') })
  expect(listening()).toBe(3)
  post({ status: 'paid' }, 'https://pay.example', opened())
  post({ status: 'paid' }, 'https://pay.example', null)
  close()
  post({ status: 'confirmed' }, 'https://pay.example', opened())
  expect(events).toEqual([
    { kind: 'opened' },
    { kind: 'message', origin: 'https://pay.example', isFromWindow: true, data: { status: 'paid' } },
    { kind: 'message', origin: 'https://pay.example', isFromWindow: false, data: { status: 'paid' } },
    { kind: 'closed' },
    'over',
  ])
  // Every listener has been removed.
  expect(listening()).toBe(0)
})

it('after the subscriber has unsubscribed, or if the payment window is blocked, no event listener remains', () => {
  const followed = played()
  browserPaymentWindow(followed.view, loader(), address).show('i1').subscribe().unsubscribe()
  const blocked = played()
  blocked.block()
  browserPaymentWindow(blocked.view, loader(), address).show('i1').subscribe()
  expect([followed.listening(), blocked.listening()]).toEqual([0, 0])
})

it('payment windows open even if the payments script does not define `reserve` and `release`', () => {
  const { view, shown } = played()
  const payments = { ...view.payments, reserve: undefined, release: undefined }
  const paymentWindow = browserPaymentWindow({ ...view, payments } as unknown as Window, loader(), address)
  paymentWindow.reserve()
  paymentWindow.release()
  paymentWindow.show('i1').subscribe()
  browserPaymentWindow({ ...view, payments: undefined } as unknown as Window, loader(), address).reserve()
  expect(shown).toEqual(['i1'])
})

it('`origin` of the payment window is the origin of the script URL or, for a relative URL, the app’s origin', () => {
  const { view } = played()
  expect(browserPaymentWindow(view, loader(), address).origin).toBe('https://pay.example')
  expect(browserPaymentWindow(view, loader(), '/stand-ins/payments.js').origin).toBe(window.location.origin)
})

it('`prepare` loads the payments script; if the script cannot be used, `prepare` fails as Unreachable', async () => {
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
