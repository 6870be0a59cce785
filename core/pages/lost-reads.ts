import type { LostReads, RetriedSlice } from '../connection/index.ts'
import type { Slices } from '../slices.ts'

/**
 * Functions that retry failed reads, by slice. They never repeat a write. They repeat a read only if the slice shows that
 * the read has failed. Exception: `addressDirectory` repeats all of its reads, since its page shows no failure.
 */
const retries: { readonly [K in RetriedSlice]: (slice: Slices[K]) => void } = {
  activeSessions: ({ view, reload }) => {
    if (view.get().failure !== null) reload()
  },
  // The page leaves out data that is not loaded, without a message about the failure (ERR-084).
  addressDirectory: ({ known, tasks }) => {
    if (known.get().isAsked) void tasks.reload()
  },
  billDetail: ({ tryAgain }) => tryAgain(),
  billList: ({ state, tasks, refresh }) => {
    const now = state.get()
    if (now.refresh === 'failed') refresh()
    else if (now.status === 'failed' || now.behind.length > 0) void tasks.load()
  },
  cardActivity: ({ view, refresh, tryAgain }) => {
    const { lists } = view.get()
    if (lists === null || lists.refresh.failure === null) tryAgain()
    else refresh()
  },
  cardList: ({ state, tasks }) => {
    if (state.get().balanceStatus === 'error') void tasks.reload()
  },
  cardSpending: ({ tryAgain }) => tryAgain(),
  cardTransaction: ({ tryAgain }) => tryAgain(),
  homePage: ({ prices, loadPrices }) => {
    if (Object.values(prices.get()).some(({ fault }) => fault?._tag === 'Unreachable')) loadPrices()
  },
  mailingAddress: ({ view, reload }) => {
    if (view.get().row.failure !== null) reload()
  },
  passkeyStatus: ({ state, tasks }) => {
    if (state.get().fault?._tag === 'Unreachable') void tasks.load()
  },
  paymentList: ({ tryAgain }) => tryAgain(),
  paymentSearch: ({ tryAgain }) => tryAgain(),
  securityHistory: ({ view, reload, showMore }) => {
    const { failure, more } = view.get()
    if (failure !== null) reload()
    if (more !== null && more.failure !== null) showMore()
  },
  securitySettings: ({ view, tasks }) => {
    if (view.get().failure !== null) void tasks.reload()
  },
  statements: ({ tryAgain }) => tryAgain(),
  timeline: ({ tryAgain }) => tryAgain(),
  // The dialog has no fields before the settings are loaded.
  twoFactor: ({ enabling, prepare }) => {
    if (enabling.get().failure !== null) prepare()
  },
}

/** Names of the slices whose reads `retryLostReads` can repeat. */
export const retriedSlices: ReadonlyArray<string> = /* @__PURE__ */ Object.keys(retries)

/** Function that returns the slice with the given name, or null if the app has not created this slice yet. */
export type FindSlice = <K extends RetriedSlice>(name: K) => Slices[K] | null

/**
 * Sends each read that got no response one more time. After a sign-out, no slice shows a failed read, so no request is sent.
 */
export const retryLostReads = (lost: LostReads, find: FindSlice): void => {
  const retry = <K extends RetriedSlice>(name: K, found: Slices[K] | null): void => {
    if (found !== null) retries[name](found)
  }
  for (const name of lost.take()) retry(name, find(name))
}
