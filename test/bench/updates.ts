import type { Browser, Page } from 'playwright'
import { median, slowed } from './browser.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

interface Bench {
  readonly paydeckUpdates: { heard: number }
}

/** Runs in the page before its own code: notes when an event of a stream arrived, as its bytes do. */
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

/** The stated debounce (VERIF-057). */
const debounce = 500

/** Milliseconds from an event to its text on the screen, without the debounce and the refetch. */
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
        const look = (): void => {
          requestAnimationFrame(() => {
            if (document.querySelector('main')?.textContent?.includes(wanted) === true) requestAnimationFrame(finish)
            else look()
          })
        }
        look()
      }),
    { wanted: text, wait: debounce },
  )

const states = [
  { move: 'review', shown: 'Pending approval' },
  { move: 'reject', shown: 'Application requires further action' },
] as const

export interface Updates {
  /** Milliseconds (P13). */
  readonly middle: number
  /** So many milliseconds or less in 95 of 100 cases. */
  readonly slow: number
}

/** Changes an application so many times while the profile is open. */
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
  // The first opening refreshes, too.
  await page.waitForTimeout(3000)
  await slowed(page)
  const taken: Array<number> = []
  for (let at = 1; at <= changes; at += 1) {
    const painted = untilPainted(page, (states[at % 2] ?? states[0]).shown)
    await change(at)
    taken.push(await painted)
  }
  await context.close()
  const sorted = taken.toSorted((one, other) => one - other)
  return { middle: median(taken), slow: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN }
}
