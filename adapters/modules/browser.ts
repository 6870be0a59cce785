import { browserClock } from '../browser/clock.ts'
import { configurationOf } from '../browser/configuration.ts'
import { browserDevice } from '../browser/device.ts'
import { consoleLog } from '../browser/log.ts'
import { browserNavigation } from '../browser/navigation.ts'
import { browserTabs } from '../browser/tabs.ts'
import { browserWindows } from '../browser/windows.ts'
import { portModule } from '../port.ts'
import { browserCookies } from '../storage/cookies.ts'
import { browserStorage } from '../storage/text-storage.ts'

/** Ports that the browser implements. */
export const browserModule = (view: Window, console: Pick<Console, 'warn' | 'info'>) => {
  // Created eagerly, because the router may replace the page's first URL before the first use of the port.
  const navigation = browserNavigation(view.location, view.document.referrer)
  return portModule({
    clock: () => browserClock,
    configuration: () => configurationOf(view.document),
    cookies: () => browserCookies(view.document),
    device: () => browserDevice(view),
    log: () => consoleLog(console),
    navigation: () => navigation,
    sessionStorage: () => browserStorage(() => view.sessionStorage),
    storage: () => browserStorage(() => view.localStorage),
    tabs: () => browserTabs(globalThis.BroadcastChannel, view),
    windows: () => browserWindows(view.open.bind(view)),
  })
}
