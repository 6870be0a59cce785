import 'reflect-metadata/lite'
import { lazyPorts, startModules } from '@paydeck/adapters/modules'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { configure } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { App, prefetchPresent } from '../../ui/app/App.tsx'
import { withLazySlices } from '../../ui/app/lazy-bindings.ts'
import { makePanels } from '../../ui/app/panels.tsx'
import { rootOptions } from '../../ui/app/root-options.ts'
import { startSlices } from '../../ui/app/slices.ts'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../ui/di/lazy-bindings.ts'
import { panelsToken } from '../../ui/di/panel-registry.ts'
import { port, slice, startQueryToken } from '../../ui/di/tokens.ts'
import { standInPopovers } from '../kit/popovers.ts'
import type { Account } from './account.ts'

standInPopovers()
configure({
  // Fires events without `act`, which exists only in development builds of React. The tests use a build that schedules its
  // work as for users.
  eventWrapper: (fire: () => unknown) => fire(),
  asyncWrapper: async (wait: () => unknown) => wait(),
  unstable_advanceTimersWrapper: (advance: () => unknown) => advance(),
})

let root: Root | null = null
const unmount = (): void => {
  root?.unmount()
  root = null
  document.body.replaceChildren()
}
afterEach(unmount)

type Variables = Readonly<Record<string, string>>

interface Options {
  /** Width of the window in CSS pixels. */
  readonly width?: number
  /** Environment variables of the sandbox that configure the app, as in `{ PRODUCT_NAME: 'Acme' }`. */
  readonly variables?: Variables
  /** True to simulate a development build, which offers a sign-in for developers (ROUTE-034). */
  readonly isDevelopment?: boolean
}

/** Variables that turn off all third-party scripts, since the simulated DOM runs no scripts. */
const withoutScripts = Object.fromEntries(
  Object.keys(appConfiguration({}).scripts).map((name) => [`SCRIPT_${name.toUpperCase()}`, '']),
)

const writeConfiguration = (variables: Variables): void => {
  const meta = document.createElement('meta')
  meta.name = 'paydeck-configuration'
  meta.content = JSON.stringify(appConfiguration({ ...withoutScripts, ...variables }))
  document.head.replaceChildren(meta)
}

/** True for Emotion's warning about server-side rendering. */
const isExpected = (text: string): boolean => text.includes('unsafe when doing server-side')

interface OpenedApp {
  readonly user: UserEvent
  /** Returns the URLs of other documents to which the app has navigated. */
  readonly left: () => ReadonlyArray<string>
  /** Disconnects or restores the network. */
  readonly setOnline: (isOnline: boolean) => void
}

/** Fails the test if the app logs an error to the console. */
const forbidErrors = (): void => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    const unexpected = errors.mock.calls.map((args) => args.join(' ')).filter((text) => !isExpected(text))
    errors.mockRestore()
    expect(unexpected, 'Errors in the console').toEqual([])
  })
}

/**
 * Starts the whole app as `ui/main.tsx` does, with the running sandbox as its provider. A second call in a test simulates a
 * reload, which keeps storage and session.
 * @param path path and query below the app's base path, as in "/settings/profile"
 */
export const openApp = async (
  { fetch }: Pick<Account, 'fetch'>,
  path: string,
  { width = 1280, variables = {}, isDevelopment = false }: Options = {},
): Promise<OpenedApp> => {
  unmount()
  writeConfiguration(variables)
  vi.stubGlobal('innerWidth', width)
  window.history.replaceState(null, '', `/id${path}`)
  vi.stubGlobal('fetch', fetch)
  forbidErrors()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })
  const lazyBindings = withLazySlices(lazyPorts)
  const page = prefetchPresent(window.location.pathname, lazyBindings)
  const container = makeContainer([...startModules(window, console), ...startSlices(isDevelopment, page)])
  container.bind(panelsToken).toConstantValue(makePanels(lazyBindings))
  container.bind(lazyBindingsToken).toConstantValue(lazyBindings)
  container.get(slice('referralArrival')).store(container.get(startQueryToken).oid)
  container.get(slice('startup')).initialise()
  root = createRoot(document.body.appendChild(document.createElement('div')), rootOptions(container.get(port('log'))))
  root.render(
    <ContainerProvider container={container}>
      <App base="/id" />
    </ContainerProvider>,
  )
  return {
    user: userEvent.setup(),
    left: () => leave.mock.calls.map(([address]) => String(address)),
    setOnline: (next) => {
      isOnline.mockReturnValue(next)
      window.dispatchEvent(new Event(next ? 'online' : 'offline'))
    },
  }
}
