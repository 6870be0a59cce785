import { cleanup, configure, getConfig } from '@testing-library/react'
import * as react from 'react'
import { afterEach, expect } from 'vitest'

const { getElementError } = getConfig()

/**
 * True while Testing Library retries a query. The library adds the printed document to the error message only after the last
 * attempt.
 */
const isRepeating = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // A test may wait for the first import of a lazily loaded part of the app. The import takes longer while other tests run.
  asyncUtilTimeout: 15_000,
  // Prints the document only after the last failed attempt. Printing it after every attempt took an eighth of the processor
  // time.
  getElementError: (message, container) =>
    isRepeating() ? new Error(message ?? '') : getElementError(message, container),
})

// React captures a stack for each created element, which takes a fifth of the processor time. React stops after ten
// thousand stacks in a second, so this fake counter always returns ten thousand.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })
}

const original = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')

/** Makes happy-dom behave like browsers: an element that becomes disabled loses the focus. */
Object.defineProperty(Document.prototype, 'activeElement', {
  ...original,
  get(this: Document): Element | null {
    const element: Element | null = original?.get?.call(this) as Element | null
    return element?.matches(':disabled') === true ? this.body : element
  },
})

/**
 * Listeners and observers that screens have registered on objects which outlive the screen, such as the window, and have not
 * removed yet. Each value names the line of code that registered the listener or observer.
 */
const subscriptions = new Map<unknown, string>()

/**
 * True if a line of a stack trace is in the code of a screen. Three modules do not count, because they may listen as long as
 * the app runs.
 */
const isOfScreen = (line: string): boolean =>
  /[/\\]ui[/\\]/.test(line) && !/node_modules|[/\\](history|overlay-history|after-start)\.ts/.test(line)

const recordSubscription = (key: unknown, what: string): void => {
  const [, , , line = ''] = (new Error('here').stack ?? '').split('\n')
  if (isOfScreen(line)) subscriptions.set(key, `${what} ${line.trim()}`)
}

type Listener = EventListenerOrEventListenerObject

for (const target of [document, window] as ReadonlyArray<EventTarget>) {
  const { addEventListener, removeEventListener } = target
  /** For each event type and listener function, the object that identifies the registered listener. */
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
    recordSubscription(key, type)
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => subscriptions.delete(key))
    addEventListener.call(target, type, listener, options)
  }
  target.removeEventListener = (type: string, listener: Listener, options?: boolean | EventListenerOptions): void => {
    subscriptions.delete(keyOf(type, listener))
    removeEventListener.call(target, type, listener, options)
  }
}

for (const Observer of [ResizeObserver, MutationObserver, IntersectionObserver]) {
  const { observe, disconnect } = Observer.prototype
  Observer.prototype.observe = function (this: unknown, ...what: ReadonlyArray<unknown>): void {
    recordSubscription(this, Observer.name)
    Reflect.apply(observe, this, what)
  }
  Observer.prototype.disconnect = function (this: unknown): void {
    subscriptions.delete(this)
    Reflect.apply(disconnect, this, [])
  }
}

/**
 * Number of submitted forms whose default action the app has not prevented. In a browser, such a form would reload the page.
 */
let submittedForms = 0
window.addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) submittedForms += 1
})

afterEach(() => {
  cleanup()
  const left = [...subscriptions.values()]
  const forms = submittedForms
  subscriptions.clear()
  submittedForms = 0
  expect(left, 'What was left goes on listening').toEqual([])
  expect(forms, 'The browser was let send a form').toBe(0)
})
