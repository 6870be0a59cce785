import type { Configuration, LazySlice, Ports } from '@paydeck/core'
import { takeHeadStart } from '../browser/head-start-answers.ts'
import type { PortModule, RoleOf } from '../port.ts'
import type { LazyModule } from './after-start.ts'
import { browserModule } from './browser.ts'
import { lazyModule } from './lazy-ports.ts'
import { startModule } from './start.ts'
import { transportModule } from './transport.ts'

/** Modules of the start: the platform, and the ports of the slices that start-up and home need. */
export const startModules = (view: Window, console: Pick<Console, 'warn' | 'info'>) => [
  browserModule(view, console),
  transportModule({ fetch: view.fetch.bind(view), origin: '', headStart: takeHeadStart(view) }),
  lazyModule(view),
  startModule,
]

/** Loads the modules that bind the ports of lazy slices. The table of these modules is itself loaded after the start. */
export const lazyPorts = async (slices: ReadonlyArray<LazySlice>): Promise<ReadonlyArray<PortModule>> =>
  (await import('./after-start.ts')).portsOf(slices)

/** Stores the app's start code in the browser, so that later visits start faster. Its failure has no consequences. */
export const storeCode = (view: Window, { scripts }: Pick<Configuration, 'scripts'>): Promise<void> =>
  import('./after-start.ts').then(
    (code) => code.registerCodeCache(view, Object.values(scripts)),
    () => undefined,
  )

type BoundRole = RoleOf<ReturnType<typeof startModules>[number] | LazyModule>

/** Ports that the front end binds itself. If a port is bound neither here nor in a module, the code does not compile. */
export const frontEndPorts: Readonly<Record<Exclude<keyof Ports, BoundRole>, true>> = {
  appNavigation: true,
  stores: true,
}
