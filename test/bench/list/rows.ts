/** A row of the list that both pages show. */
export interface ListRow {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly amount: string
  /** Some rows have a second text on the right. */
  readonly detail: string | null
}

/** How high a row is taken to be before it was measured, in CSS pixels (CARD-055). */
export const estimate = 74

const merchants = ['Glasshouse Coffee', 'Copperline Market', 'Northbank Books', 'Larkspur Energy', 'Willow Pharmacy']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 10,000 of them. On a narrow screen they differ in height: every ninth has more to say than fits in a line. */
export const rows: ReadonlyArray<ListRow> = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index}`,
  title: merchants[index % merchants.length] ?? '',
  note: `${months[index % 12]} ${1 + (index % 28)}, 2026${index % 9 === 0 ? ' · 120.00 CAD, in the third hall of the old market by the river' : ''}`,
  amount: `−$${(index * 7919) % 500}.${10 + (index % 90)}`,
  detail: index % 13 === 0 ? 'Pending...' : null,
}))

/** What test/bench/lists.ts and e2e/long-list.spec.ts call. */
export interface ListPage {
  /** Shows the first so many rows in place of those before. */
  readonly show: (count: number) => void
  /** Shows a few rows for a moment, as a screen does before it shows thousands. */
  readonly warmUp: () => Promise<void>
  /** Puts the list into the document and says how long it took until it was painted, in milliseconds. */
  readonly mount: () => Promise<number>
}

/** Resolves when the next frame is painted in which that is so: a message that a frame sends arrives after its painting. */
const painted = (isSo: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()))
      port1.start()
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })

/** Offers the page to the driver. `put` shows rows, and none in their place. */
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
