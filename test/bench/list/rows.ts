/** Row of the list. The app's list page and the reference page show the same rows. */
export interface ListRow {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly amount: string
  /** Second text on the right; null in some rows. */
  readonly detail: string | null
}

/** Estimated height of a row before it is measured, in CSS pixels (CARD-055). */
export const estimate = 74

const merchants = ['Glasshouse Coffee', 'Copperline Market', 'Northbank Books', 'Larkspur Energy', 'Willow Pharmacy']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 10,000 rows. On a narrow screen every ninth row is higher, since its text wraps. */
export const rows: ReadonlyArray<ListRow> = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index}`,
  title: merchants[index % merchants.length] ?? '',
  note: `${months[index % 12]} ${1 + (index % 28)}, 2026${index % 9 === 0 ? ' · 120.00 CAD, in the third hall of the old market by the river' : ''}`,
  amount: `−$${(index * 7919) % 500}.${10 + (index % 90)}`,
  detail: index % 13 === 0 ? 'Pending...' : null,
}))

/** Interface of the page for test/bench/lists.ts and e2e/long-list.spec.ts. */
export interface ListPage {
  /** Shows only the first `count` rows. */
  readonly show: (count: number) => void
  /** Shows 20 rows and removes them, so that the code for rows has run once before the measurement. */
  readonly warmUp: () => Promise<void>
  /** Mounts the list and returns the milliseconds until its first paint. */
  readonly mount: () => Promise<number>
}

/**
 * Resolves with the time at which the browser has painted a frame that fulfils the condition. Posts a message in that frame,
 * since the message arrives only after the paint.
 */
const painted = (isSo: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!isSo()) {
        requestAnimationFrame(check)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()))
      port1.start()
      port2.postMessage(null)
    }
    requestAnimationFrame(check)
  })

/**
 * Makes the functions of `ListPage` available to the bench or test that controls the page. `put` replaces the rows; an empty
 * array unmounts the list.
 */
export const offer = (put: (shown: ReadonlyArray<ListRow>) => void): void => {
  const hasRow = (): boolean => document.querySelector('li') !== null
  const page: ListPage = {
    show: (count) => put(rows.slice(0, count)),
    warmUp: async () => {
      put(rows.slice(0, 20))
      await painted(hasRow)
      put([])
      await painted(() => !hasRow())
    },
    mount: async () => {
      const from = performance.now()
      put(rows)
      return (await painted(hasRow)) - from
    },
  }
  Object.assign(globalThis, { paydeckList: page })
}
