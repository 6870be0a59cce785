import type { Stores } from './store.ts'

/**
 * Makes sure that stale responses have no effect. The caller passes the effect when sending the request, and calls the
 * returned function with the response. That function does nothing if the user has signed out since (SESS-021), or if the
 * response to a later request has taken effect already.
 */
export type Latest = <A>(effect: (response: A) => void) => (response: A) => void

/** Makes the guard of one kind of request. */
export const makeLatest = (stores: Pick<Stores, 'epoch'>): Latest => {
  let sent = 0
  let applied = 0
  return (effect) => {
    sent += 1
    const mine = sent
    const epoch = stores.epoch()
    return (response) => {
      if (mine < applied || epoch !== stores.epoch()) return
      applied = mine
      effect(response)
    }
  }
}
