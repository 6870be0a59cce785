import type { Stores } from './store.ts'

/**
 * Prevents stale responses from taking effect. The caller passes the effect when it sends a request, and gets a function to
 * call with the response. This function does nothing if the user has signed out since the request (SESS-021), or if the
 * response to a later request has already taken effect.
 */
export type Latest = <A>(effect: (response: A) => void) => (response: A) => void

/**
 * Makes the guard against stale responses for one kind of request.
 * @example
 * const shown = []
 * const latest = makeLatest(makeStores())
 * const [first, second] = [latest((response) => shown.push(response)), latest((response) => shown.push(response))]
 * second('new')
 * first('old')
 * shown // ['new']
 */
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
