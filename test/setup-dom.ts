import { cleanup, configure, getConfig } from '@testing-library/react'
import * as react from 'react'
import { afterEach, expect } from 'vitest'

const { getElementError } = getConfig()

/** Returns true while the library repeats a query, after which it prints the document itself. */
const isRepeating = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // A test may wait for a part of the app that is imported first then, beside other tests.
  asyncUtilTimeout: 15_000,
  // To print the document at each try took an eighth of the processor time.
  getElementError: (message, container) =>
    isRepeating() ? new Error(message ?? '') : getElementError(message, container),
})

// To note where each element was made, React captures a stack, in a fifth of the processor time. It does so for the first
// ten thousand in a second: here they always count as made.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })
}

const told = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')

/** Makes happy-dom behave like browsers: an element that becomes disabled loses the focus. */
Object.defineProperty(Document.prototype, 'activeElement', {
  ...told,
  get(this: Document): Element | null {
    const element: Element | null = told?.get?.call(this) as Element | null
    return element?.matches(':disabled') === true ? this.body : element
  },
})

/** Places where a screen has subscribed to something that outlives it, and has not unsubscribed. */
const heard = new Map<unknown, string>()

/** True if a line of a stack is of a screen. The three exceptions listen as long as the app exists. */
const isOfScreen = (line: string): boolean =>
  /[/\\]ui[/\\]/.test(line) && !/node_modules|[/\\](history|overlay-history|after-start)\.ts/.test(line)

const begin = (key: unknown, what: string): void => {
  const [, , , line = ''] = (new Error('here').stack ?? '').split('\n')
  if (isOfScreen(line)) heard.set(key, `${what} ${line.trim()}`)
}

type Listener = EventListenerOrEventListenerObject

for (const target of [document, window] as ReadonlyArray<EventTarget>) {
  const { addEventListener, removeEventListener } = target
  /** A key for each kind of event and listener. */
  const keys = new Map<string, Map<Listener, object>>()
  const keyOf = (type: string, listener: Listener): object => {
    const ofType = keys.get(type) ?? new Map<Listener, object>()
    keys.set(type, ofType)
    const key = ofType.get(listener) ?? {}
    ofType.set(listener, key)
    return key
  }
  target.addEventListener = (type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void => {
    const key = keyOf(type, listener)
    begin(key, type)
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => heard.delete(key))
    addEventListener.call(target, type, listener, options)
  }
  target.removeEventListener = (type: string, listener: Listener, options?: boolean | EventListenerOptions): void => {
    heard.delete(keyOf(type, listener))
    removeEventListener.call(target, type, listener, options)
  }
}

for (const Observer of [ResizeObserver, MutationObserver, IntersectionObserver]) {
  const { observe, disconnect } = Observer.prototype
  Observer.prototype.observe = function (this: unknown, ...what: ReadonlyArray<unknown>): void {
    begin(this, Observer.name)
    Reflect.apply(observe, this, what)
  }
  Observer.prototype.disconnect = function (this: unknown): void {
    heard.delete(this)
    Reflect.apply(disconnect, this, [])
  }
}

/** Number of forms that a browser would have submitted itself, which reloads the page. */
let sent = 0
window.addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) sent += 1
})

afterEach(() => {
  cleanup()
  const left = [...heard.values()]
  const forms = sent
  heard.clear()
  sent = 0
  expect(left, 'What was left goes on listening').toEqual([])
  expect(forms, 'The browser was let send a form').toBe(0)
})
