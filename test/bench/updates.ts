import type { Browser, Page } from 'playwright'
import { median, slowed } from './browser.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

interface Bench {
  readonly paydeckUpdates: { heard: number }
}

/** Runs in the page before the page's own scripts. Records when the bytes of each stream event arrive. */
const watchEvents = (): void => {
  const updates = { heard: 0 }
  Object.assign(globalThis, { paydeckUpdates: updates })
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (!isStream || response.body === null) return response
    const noted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        if (new TextDecoder().decode(chunk).includes('applicationUpdated')) updates.heard = performance.now()
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(noted), response)
  }
}

/** Time in milliseconds by which the app delays the refetch after an event, as the specification requires (VERIF-057). */
const debounce = 500

/**
 * Returns the milliseconds from the arrival of a stream event until the page shows its text, minus the debounce and the
 * refetch.
 */
const untilPainted = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    ({ wanted, wait }) =>
      new Promise<number>((resolve) => {
        const finish = (painted: number): void => {
          const { heard } = (globalThis as unknown as Bench).paydeckUpdates
          const [refetch] = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.endsWith('/compliance/applications') && startTime >= heard)
          resolve(painted - heard - wait - (refetch?.duration ?? 0))
        }
        const check = (): void => {
          requestAnimationFrame(() => {
            if (document.querySelector('main')?.textContent?.includes(wanted) === true) requestAnimationFrame(finish)
            else check()
          })
        }
        check()
      }),
    { wanted: text, wait: debounce },
  )

const states = [
  { move: 'review', shown: 'Pending approval' },
  { move: 'reject', shown: 'Application requires further action' },
] as const

export interface Updates {
  /** Median in milliseconds (P13). */
  readonly middle: number
  /** 95th percentile in milliseconds. */
  readonly slow: number
}

/**
 * Changes an application `changes` times while the profile page is open, and measures the time until the page shows each
 * change.
 */
export const updates = async (browser: Browser, { origin }: RunningSandbox, changes: number): Promise<Updates> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin })
  await signIn(origin, 'shopper')(context)
  const page = await context.newPage()
  const change = async (at: number): Promise<void> => {
    const { move } = states[at % 2] ?? states[0]
    const response = await context.request.post('/sandbox/applications', {
      data: { productName: 'individualShopperTier1', move },
    })
    if (!response.ok()) throw new Error(await response.text())
  }
  await page.addInitScript(watchEvents)
  await change(0)
  await page.goto('/id/settings/profile')
  await page.getByText(states[0].shown).first().waitFor()
  // Waits for the app's refetch after it has opened the stream for the first time.
  await page.waitForTimeout(3000)
  await slowed(page)
  const durations: Array<number> = []
  for (let at = 1; at <= changes; at += 1) {
    const painted = untilPainted(page, (states[at % 2] ?? states[0]).shown)
    await change(at)
    durations.push(await painted)
  }
  await context.close()
  const sorted = durations.toSorted((one, other) => one - other)
  return { middle: median(durations), slow: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN }
}
