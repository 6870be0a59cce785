import { amountsHiddenKey } from '../home/index.ts'
import { runStep } from '../kernel/load.ts'
import { logged } from '../kernel/logged.ts'
import type { Unsubscribable } from '../kernel/scope.ts'
import type { Log, Tabs } from '../platform/ports.ts'
import { appearanceKey } from '../platform/storage-keys.ts'
import type { Slices } from '../slices.ts'

/** Ports for changes that other tabs make. */
interface OtherTabsPorts {
  readonly tabs: Tabs
  readonly log: Log
  readonly basicInfo: Pick<Slices['basicInfo'], 'info' | 'steps'>
  readonly amountPrivacy: Pick<Slices['amountPrivacy'], 'recall'>
  /** Runs when another tab may have changed the appearance. */
  readonly onAppearance: () => void
}

/**
 * Keeps the user's name, the hiding of amounts, and the appearance the same in all tabs. If another tab reports a changed
 * name of the same user, loads the name from the provider. Unsubscribing stops the updates.
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
  // Loads run one after the other, so that the last response is the newest.
  let loading: Promise<unknown> = Promise.resolve()
  const messages = tabs.messages$.subscribe((message) => {
    const user = basicInfo.info.get()
    if (user !== null && message === `renamed ${user.id}`) loading = loading.then(reload)
  })
  const storageChanges = tabs.storageChanges$.subscribe((key) => {
    if (key === null || key === amountsHiddenKey) amountPrivacy.recall()
    if (key === null || key === appearanceKey) onAppearance()
  })
  return {
    unsubscribe: () => {
      messages.unsubscribe()
      storageChanges.unsubscribe()
    },
  }
}
