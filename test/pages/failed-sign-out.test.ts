import { makeOperation, rejected, type Fault, unauthorized, unreachable } from '@paydeck/core/kernel'
import { tellFailedSignOut } from '@paydeck/core/pages'
import { settle } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../slice-bench/index.ts'

const bench = (fault: Fault) => {
  const { ports, seen } = makeSurroundings()
  const { ask, waiting, answerIfAsked } = questions<void, void>()
  const signingOut = makeOperation<void, Fault, void>({
    ...ports,
    run: ask,
    resetAfter: { success: null, failed: null },
  })
  const toasts = makeToastSlot(ports)
  const signOut = (): void => void signingOut.start()()
  const fail = () => answerIfAsked(E.left(fault))
  return { ...seen, signingOut, signOut, toasts, waiting, fail, view: () => toasts.view.get() }
}

it.each([rejected(500), unreachable])(
  'SESS-023 the toast about a failed sign-out offers a retry and stays until the user tries again: %j',
  async (fault) => {
    const { clock, signingOut, signOut, toasts, waiting, fail, view } = bench(fault)
    tellFailedSignOut({ signingOut, signOut }, toasts)
    signOut()
    expect(view()).toBeNull()
    await fail()
    expect(view()).toMatchObject({
      role: 'alert',
      title: "We couldn't sign you out.",
      text: 'Check your connection and try again.',
      action: 'Try Again',
    })
    await clock.advance(60_000)
    toasts.act()
    await settle()
    expect([view(), waiting.length]).toEqual([null, 1])
    await fail()
    expect(view()?.title).toBe("We couldn't sign you out.")
    signOut()
    expect(view()).toBeNull()
  },
)

it('if a sign-out fails because the session has already ended, no toast appears', async () => {
  const { signingOut, signOut, toasts, fail, view } = bench(unauthorized)
  tellFailedSignOut({ signingOut, signOut }, toasts)
  signOut()
  await fail()
  expect([view(), signingOut.get().status]).toEqual([null, 'failed'])
})

it('tellFailedSignOut reports a sign-out that failed before its call, but none that fails after the caller has unsubscribed', async () => {
  const { signingOut, signOut, toasts, fail, view } = bench(unreachable)
  signOut()
  await fail()
  const subscription = tellFailedSignOut({ signingOut, signOut }, toasts)
  expect(view()).not.toBeNull()
  toasts.close()
  subscription.unsubscribe()
  signOut()
  await fail()
  expect(view()).toBeNull()
})
