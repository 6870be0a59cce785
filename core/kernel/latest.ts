import type { Stores } from './store.ts'

/**
 * Keeps answers to the same question in the order in which it was asked, and in the session in which it was. To be called as
 * a question is asked; returns the effect of its answer, which does nothing where the user has signed out since (SESS-021),
 * or an answer to a later question has taken effect already.
 */
export type Latest = <A>(effect: (answer: A) => void) => (answer: A) => void

/** Nothing was asked yet. */
export const makeLatest = (stores: Pick<Stores, 'epoch'>): Latest => {
  let asked = 0
  let known = 0
  return (effect) => {
    asked += 1
    const mine = asked
    const epoch = stores.epoch()
    return (answer) => {
      if (mine < known || epoch !== stores.epoch()) return
      known = mine
      effect(answer)
    }
  }
}
