import { amountsHiddenKey } from '../home/index.ts'
import { runStep } from '../kernel/load.ts'
import { logged } from '../kernel/logged.ts'
import type { Unsubscribable } from '../kernel/scope.ts'
import { appearanceKey, type Log, type Tabs } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/** What this tab has to do when another one has changed something. */
interface OtherTabsPorts {
  readonly tabs: Tabs
  readonly log: Log
  readonly basicInfo: Pick<Slices['basicInfo'], 'info' | 'steps'>
  readonly amountPrivacy: Pick<Slices['amountPrivacy'], 'recall'>
  /** The appearance that is remembered may be another one. */
  readonly onAppearance: () => void
}

/**
 * Keeps this tab agreeing with the others: on the name of the user, the hidden amounts and the appearance. The name itself
 * is told by the provider alone, and only where both tabs are the same user's. Returns what ends it.
 */
export const followOtherTabs = ({
  tabs,
  log,
  basicInfo,
  amountPrivacy,
  onAppearance,
}: OtherTabsPorts): Unsubscribable => {
  const reload = logged(
    log.warn,
    'A name that was changed in another tab could not be loaded',
  )(runStep(basicInfo.steps.basicInfo))
  // One after the other: the last answer is the newest.
  let loading: Promise<unknown> = Promise.resolve()
  const heard = tabs.heard$.subscribe((message) => {
    const user = basicInfo.info.get()
    if (user !== null && message === `renamed ${user.id}`) loading = loading.then(reload)
  })
  const kept = tabs.kept$.subscribe((key) => {
    if (key === null || key === amountsHiddenKey) amountPrivacy.recall()
    if (key === null || key === appearanceKey) onAppearance()
  })
  return {
    unsubscribe: () => {
      heard.unsubscribe()
      kept.unsubscribe()
    },
  }
}
