import { makeAmountPrivacy } from '@paydeck/core/home'
import { runStep, unreachable } from '@paydeck/core/kernel'
import { followOtherTabs } from '@paydeck/core/pages'
import type { TabMessage } from '@paydeck/core/platform'
import { makeBasicInfo, type UserInfo } from '@paydeck/core/profile'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { ada } from '../profile/bench.ts'
import { makeSurroundings, questions, textStorage } from '../slice-bench/index.ts'

/**
 * Simulates a browser tab in which the user Ada is signed in. The test answers calls to the provider and sends messages of
 * other tabs.
 */
const tabOf = async () => {
  const messages$ = new Subject<TabMessage>()
  const storageChanges$ = new Subject<string | null>()
  const storage = textStorage()
  const { ask, waiting, answerIfAsked: answer } = questions<void, UserInfo>()
  const seen = { appearance: 0 }
  const around = makeSurroundings()
  const basicInfo = makeBasicInfo({ ...around.ports, userAccount: { basicInfo: ask() } })
  void runStep(basicInfo.steps.basicInfo)()
  await answer(E.right(ada))
  const amountPrivacy = makeAmountPrivacy({ storage })
  const following = followOtherTabs({
    tabs: { post: () => undefined, messages$, storageChanges$ },
    log: around.ports.log,
    basicInfo,
    amountPrivacy,
    onAppearance: () => void (seen.appearance += 1),
  })
  const receive = async (message: TabMessage): Promise<void> => {
    messages$.next(message)
    await settle()
  }
  const { stores, warnings } = around.seen
  const name = () => basicInfo.view.get().fullName
  return {
    messages$,
    storageChanges$,
    kept: storage.kept,
    log: warnings,
    waiting,
    seen,
    stores,
    amountPrivacy,
    following,
    receive,
    answer,
    name,
  }
}

it('when another tab changes the user’s name, followOtherTabs reloads the name', async () => {
  const tab = await tabOf()
  await tab.receive(`renamed ${ada.id}`)
  await tab.answer(E.right({ ...ada, firstName: 'Augusta', lastName: 'King' }))
  expect(tab.name()).toBe('Augusta King')
})

it('followOtherTabs does not reload the name if another user’s name has changed or if the user has signed out', async () => {
  const tab = await tabOf()
  await tab.receive('renamed someone-else')
  await tab.receive('signed-out')
  tab.stores.resetAll()
  await tab.receive(`renamed ${ada.id}`)
  expect([tab.waiting, tab.name()]).toEqual([[], null])
})

it('if another tab changes the name several times, followOtherTabs loads the newest name', async () => {
  const tab = await tabOf()
  await tab.receive(`renamed ${ada.id}`)
  await tab.receive(`renamed ${ada.id}`)
  expect(tab.waiting).toHaveLength(1)
  await tab.answer(E.right({ ...ada, firstName: 'First' }))
  await tab.answer(E.right({ ...ada, firstName: 'Second' }))
  expect(tab.name()).toBe(`Second ${ada.lastName}`)
})

it('if reloading the name fails, followOtherTabs keeps the old name, logs the fault, and tries again on the next change', async () => {
  const tab = await tabOf()
  const before = tab.name()
  await tab.receive(`renamed ${ada.id}`)
  await tab.answer(E.left(unreachable))
  expect([tab.name(), tab.log.length]).toEqual([before, 1])
  await tab.receive(`renamed ${ada.id}`)
  await tab.answer(E.right({ ...ada, firstName: 'Augusta' }))
  expect(tab.name()).toBe(`Augusta ${ada.lastName}`)
})

it('followOtherTabs applies the amount privacy and the appearance that another tab has stored', async () => {
  const tab = await tabOf()
  tab.kept.set('amounts-hidden', 'yes')
  tab.storageChanges$.next('something')
  expect([tab.amountPrivacy.isOn.get(), tab.seen.appearance]).toEqual([false, 0])
  tab.storageChanges$.next('amounts-hidden')
  expect([tab.amountPrivacy.isOn.get(), tab.seen.appearance]).toEqual([true, 0])
  tab.storageChanges$.next('appearance')
  expect(tab.seen.appearance).toBe(1)
  tab.kept.clear()
  tab.storageChanges$.next(null)
  expect([tab.amountPrivacy.isOn.get(), tab.seen.appearance]).toEqual([false, 2])
})

it('followOtherTabs listens to messages and storage changes until the caller unsubscribes', async () => {
  const tab = await tabOf()
  expect([tab.messages$.observed, tab.storageChanges$.observed]).toEqual([true, true])
  tab.following.unsubscribe()
  expect([tab.messages$.observed, tab.storageChanges$.observed]).toEqual([false, false])
})
