import { pageAwake, whileAwake } from '@paydeck/adapters/browser/streams/awake'
import type { EventSignal } from '@paydeck/adapters/transport/event-stream'
import { fakeClock } from '@paydeck/core/testing'
import { Observable, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'

const minutes = 60_000

/** Event target that counts its listeners. */
class Place extends EventTarget {
  listeners = 0
  visibilityState: DocumentVisibilityState = 'visible'
  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...args)
  }
  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...args)
  }
}

const makePage = () => {
  const [view, document, clock] = [new Place(), new Place(), fakeClock()]
  const opened: Array<Subject<EventSignal>> = []
  let open = 0
  const stream$ = new Observable<EventSignal>((observer) => {
    open += 1
    const signals = new Subject<EventSignal>()
    opened.push(signals)
    signals.subscribe(observer)
    return () => void (open -= 1)
  })
  const signals: Array<EventSignal | 'end'> = []
  const subscription = whileAwake(pageAwake({ view, document }, clock))(stream$).subscribe({
    next: (one) => signals.push(one),
    complete: () => signals.push('end'),
  })
  const show = (visibilityState: DocumentVisibilityState): void => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    clock,
    signals,
    show,
    at: (place: 'view' | 'document', kind: string) =>
      void (place === 'view' ? view : document).dispatchEvent(new Event(kind)),
    isOpen: () => open === 1,
    opened,
    listeners: () => view.listeners + document.listeners,
    stop: () => subscription.unsubscribe(),
  }
}

describe('the event stream of a page', () => {
  it('F2 the event stream of a hidden page closes after 5 minutes, and reopens when the page is visible again', async () => {
    const page = makePage()
    page.show('hidden')
    await page.clock.advance(5 * minutes - 1)
    expect(page.isOpen()).toBe(true)
    await page.clock.advance(1)
    expect(page.isOpen()).toBe(false)
    page.show('visible')
    expect(page.isOpen()).toBe(true)
    expect(page.opened).toHaveLength(2)
    page.stop()
  })

  it('F2 if the page is hidden for only 4 minutes, the event stream is neither closed nor reopened', async () => {
    const page = makePage()
    page.show('hidden')
    await page.clock.advance(4 * minutes)
    page.show('visible')
    await page.clock.advance(60 * minutes)
    expect(page.opened).toHaveLength(1)
    page.stop()
  })

  it.each([
    ['document', 'freeze', 'document', 'resume'],
    ['view', 'pagehide', 'view', 'pageshow'],
  ] as const)(
    'F2 the event stream closes on the %s event "%s", and reopens on the %s event "%s"',
    (place, gone, other, back) => {
      const page = makePage()
      page.at(place, gone)
      expect(page.isOpen()).toBe(false)
      page.at(other, back)
      expect(page.isOpen()).toBe(true)
      expect(page.opened).toHaveLength(2)
      page.stop()
    },
  )

  it('F2 the event stream stays closed when a frozen page resumes while hidden, and reopens when the page is visible', () => {
    const page = makePage()
    page.show('hidden')
    page.at('document', 'freeze')
    page.at('document', 'resume')
    expect(page.isOpen()).toBe(false)
    page.show('visible')
    expect(page.isOpen()).toBe(true)
    page.stop()
  })

  it('F2 when the network connection returns, the event stream reopens unless the page is frozen', () => {
    const page = makePage()
    page.at('view', 'online')
    expect(page.isOpen()).toBe(true)
    expect(page.opened).toHaveLength(2)
    page.at('document', 'freeze')
    page.at('view', 'online')
    expect(page.isOpen()).toBe(false)
    page.stop()
  })

  it('F1 when the server rejects the event stream, the stream ends and its listeners are removed', () => {
    const page = makePage()
    page.opened[0]?.next('open')
    page.opened[0]?.next('closed')
    page.opened[0]?.complete()
    expect(page.signals).toEqual(['open', 'closed', 'end'])
    expect(page.listeners()).toBe(0)
  })

  it('VERIF-073 when its subscriber unsubscribes, the event stream removes all event listeners from the page', async () => {
    const page = makePage()
    expect(page.listeners()).toBeGreaterThan(0)
    page.show('hidden')
    page.stop()
    await page.clock.advance(10 * minutes)
    expect(page.isOpen()).toBe(false)
    expect(page.listeners()).toBe(0)
  })
})
