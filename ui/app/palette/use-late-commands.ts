import {
  appearanceCommandsOf,
  type AppearanceControl,
  appearanceKey,
  buttonLabels,
  filled,
  type Find,
  type LazySlice,
  lostPartText,
  makeStores,
  type Palette,
  securityCommandsOf,
  type Tabs,
  type TextStorage,
} from '@paydeck/core'
import { useContext, useEffect } from 'react'
import { addModulesToken } from '../../di/container.ts'
import { ContainerContext } from '../../di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../di/lazy-bindings.ts'
import type { Get } from '../../di/slice-module.ts'
import { port, slice } from '../../di/tokens.ts'
import { readAppearance } from '../appearance.ts'
import { keepAppearance } from '../keep-appearance.ts'

/** Returns the appearance as a value that commands can change, and a function that ends its subscription. */
const appearanceControl = (
  storage: TextStorage,
  tabs: Pick<Tabs, 'storageChanges$'>,
): readonly [AppearanceControl, () => void] => {
  const read = () => readAppearance(storage)
  const chosen = makeStores().make(read())
  const following = tabs.storageChanges$.subscribe(() => chosen.update(read))
  const choose: AppearanceControl['choose'] = (appearance) => {
    keepAppearance(storage, appearance)
    // Browsers send this event only to other tabs. In this tab, the page and its controls follow it, too.
    dispatchEvent(new StorageEvent('storage', { key: appearanceKey }))
  }
  return [{ chosen, choose }, () => following.unsubscribe()]
}

/** Loads slices, then calls `act`. After a failed load, a toast offers to try again. */
const withSlices = (get: Get, names: ReadonlyArray<LazySlice>, act: () => void) => {
  const load = async (): Promise<void> => {
    try {
      get(addModulesToken)(await get(lazyBindingsToken)(names))
    } catch {
      get(slice('toasts')).show({
        id: 'lost-command',
        tone: 'failure',
        title: filled(lostPartText, { part: 'part' }),
        text: null,
        action: { label: buttonLabels.tryAgain, act: () => void load() },
      })
      return
    }
    act()
  }
  return () => void load()
}

type Register = (...given: Parameters<Palette['tasks']['register']>) => void

/** Loads the bills and registers their commands. Without the bills, the palette lists no commands about bills. */
const registerBills = async (get: Get, register: Register, isWanted: () => boolean): Promise<void> => {
  const [{ billCommandsOf }, bindings] = await Promise.all([
    import('./bill-commands.ts'),
    get(lazyBindingsToken)(['billList']),
  ])
  if (!isWanted()) return
  get(addModulesToken)(bindings)
  const billList = get(slice('billList'))
  register(
    'bills',
    billCommandsOf({ billList }, { appNavigation: get(port('appNavigation')), device: get(port('device')) }),
  )
  await billList.tasks.load()
}

/** Returns the search of the activity. Its code and its ports load when the user searches for the first time. */
const activitySearch = (get: Get): Find => {
  const load = async (): Promise<Find> => {
    const [{ activityFinderOf }, bindings] = await Promise.all([
      import('./activity-search.ts'),
      get(lazyBindingsToken)(['timeline']),
    ])
    get(addModulesToken)(bindings)
    return activityFinderOf(
      { cardList: get(slice('cardList')) },
      {
        activityRecords: get(port('activityRecords')),
        appNavigation: get(port('appNavigation')),
        clock: get(port('clock')),
        device: get(port('device')),
      },
    )
  }
  let loading: Promise<Find> | null = null
  return (text) => async () => {
    loading ??= load()
    try {
      return await (await loading)(text)()
    } catch (error) {
      // The next search loads the code again.
      loading = null
      throw error
    }
  }
}

/** Registers the commands of slices that are loaded, and those that only a browser offers. */
const registerLoaded = (get: Get, appearance: AppearanceControl, register: Register): void => {
  register('appearance', appearanceCommandsOf(appearance, get(slice('toasts'))))
  register(
    'security',
    securityCommandsOf({
      securitySettings: get(slice('securitySettings')),
      shell: get(slice('shell')),
      passwordUpdate: {
        open: withSlices(get, ['passwordUpdate', 'recentFactor'], () => get(slice('passwordUpdate')).open()),
      },
      twoFactor: {
        enable: withSlices(get, ['twoFactor', 'recentFactor'], () => get(slice('twoFactor')).enable()),
      },
    }),
  )
}

/**
 * Registers the commands of slices that load after the palette, and those that only a browser offers. Slices that a single
 * command needs load when the user runs the command.
 */
export const useLateCommands = ({ tasks }: Palette): void => {
  const container = useContext(ContainerContext)
  useEffect(() => {
    if (container === null) return
    const get: Get = (token) => container.get(token)
    const [appearance, endAppearance] = appearanceControl(get(port('storage')), get(port('tabs')))
    const registered = [endAppearance]
    let isMounted = true
    const register: Register = (...given) => void registered.push(tasks.register(...given))
    registerLoaded(get, appearance, register)
    registered.push(tasks.registerActivity(activitySearch(get)))
    void registerBills(get, register, () => isMounted).catch(() =>
      get(port('log')).warn('The commands about bills could not be loaded'),
    )
    return () => {
      isMounted = false
      registered.forEach((remove) => remove())
    }
  }, [container, tasks])
}
