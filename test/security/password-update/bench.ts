import { constant } from '@paydeck/core/kernel'
import { makePasswordUpdate, type PasswordChange, type StrengthScore } from '@paydeck/core/security'
import { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { renewal } from '../bench.ts'

/** Creates the password form with fake ports. */
export const passwordForm = () => {
  const { ports, seen } = makeSurroundings(1_700_000_000_000)
  const rating = questions<{ readonly password: string; readonly words: ReadonlyArray<string> }, StrengthScore>()
  const change = questions<PasswordChange, void>()
  const removal = questions<void, void>()
  const session = renewal()
  const count = ports.stores.make(0)
  const update = makePasswordUpdate({
    ...ports,
    passwords: { derive: (password) => async () => `derived(${password})` },
    randomness: { hex: () => () => 'salt' },
    passwordRecords: { change: change.ask },
    passwordStrength: { of: rating.ask },
    owner: constant({ fullName: 'Ada Norris', email: 'ada@example.com' }),
    renew: session.renew,
    passkeys: { count, removeAll: removal.ask() },
  })
  /** Types both passwords into the form. Then the pending strength estimate of the new password ends with `score`. */
  const fill = async (current: string, next: string, score: StrengthScore): Promise<void> => {
    update.edit({ current })
    update.edit({ next })
    await rating.answer(E.right(score))
  }
  return { ...seen, ports, update, count, removal, view: () => update.view.get(), fill, rating, change, session }
}
