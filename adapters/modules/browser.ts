import { browserClock } from '../browser/clock.ts'
import { configurationOf } from '../browser/configuration.ts'
import { browserDevice } from '../browser/device.ts'
import { consoleLog } from '../browser/log.ts'
import { browserNavigation } from '../browser/navigation.ts'
import { browserTabs } from '../browser/tabs.ts'
import { browserWindows } from '../browser/windows.ts'
import { type Bindings, port } from '../port.ts'
import { browserCookies } from '../storage/cookies.ts'
import { browserStorage } from '../storage/text-storage.ts'

/** The ports that the browser itself answers. */
export const browserModule =
  (view: Window, console: Pick<Console, 'warn' | 'info'>): Bindings =>
  ({ bind }) => {
    bind(port('clock')).toConstantValue(browserClock)
    bind(port('log')).toConstantValue(consoleLog(console))
    bind(port('configuration')).toConstantValue(configurationOf(view.document))
    bind(port('navigation')).toConstantValue(browserNavigation(view.location, view.document.referrer))
    bind(port('windows')).toConstantValue(browserWindows(view.open.bind(view)))
    bind(port('device')).toConstantValue(browserDevice(view))
    bind(port('tabs')).toConstantValue(browserTabs(globalThis.BroadcastChannel, view))
    bind(port('cookies')).toConstantValue(browserCookies(view.document))
    bind(port('storage')).toConstantValue(browserStorage(() => view.localStorage))
    bind(port('sessionStorage')).toConstantValue(browserStorage(() => view.sessionStorage))
  }
