import { constant, makeStores } from '@paydeck/core/kernel'
import { makePasswordUpdate, type PasswordChange, type StrengthScore } from '@paydeck/core/security'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { asking, renewal, slot } from '../fixture.ts'

/** The password form over ports that the test answers for. */
export const passwordForm = () => {
  const clock = fakeClock(1_700_000_000_000)
  const rating = asking<{ readonly password: string; readonly words: ReadonlyArray<string> }, StrengthScore>()
  const change = asking<PasswordChange, void>()
  const modal = slot()
  const session = renewal()
  const warnings: Array<string> = []
  const stores = makeStores()
  const count = stores.make(0)
  const removal = asking<void, void>()
  const update = makePasswordUpdate({
    stores,
    clock,
    log: { warn: (message) => void warnings.push(message), error: (message) => void warnings.push(message) },
    passwords: { derive: (password) => async () => `derived(${password})` },
    randomness: { hex: () => () => 'salt' },
    records: { change: change.ask },
    strength: { of: rating.ask },
    owner: constant({ fullName: 'Ada Norris', email: 'ada@example.com' }),
    renew: session.renew,
    passkeys: { count, removeAll: () => removal.ask()() },
    modals: modal.modals,
  })
  /** Types both, and has the new one found as strong as told. */
  const fill = async (current: string, next: string, score: StrengthScore): Promise<void> => {
    update.edit({ current })
    update.edit({ next })
    await rating.answer(E.right(score))
  }
  return {
    update,
    stores,
    count,
    removal,
    view: () => update.view.get(),
    fill,
    rating,
    change,
    modal,
    session,
    warnings,
    advance: clock.advance,
  }
}
