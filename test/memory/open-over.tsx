import 'reflect-metadata/lite'
import type { Ports } from '@paydeck/core'
import { act, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { App, prefetchPresent } from '../../ui/app/App.tsx'
import { withLazySlices } from '../../ui/app/lazy-bindings.ts'
import { makePanels } from '../../ui/app/panels.tsx'
import { startSlices } from '../../ui/app/slices.ts'
import { type Bindings, makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../ui/di/lazy-bindings.ts'
import { panelsToken } from '../../ui/di/panel-registry.ts'
import { port, slice } from '../../ui/di/tokens.ts'
import { standInPopovers } from '../kit/popovers.ts'
import type { TimedProvider } from './provider.ts'

standInPopovers()

/** Ports that the app makes itself, so the tests do not bind them. */
const ofApp: ReadonlyArray<string> = ['stores', 'appNavigation']

const portsOf =
  (ports: Ports): Bindings =>
  ({ bind }) => {
    const roles = Object.keys(ports) as ReadonlyArray<keyof Ports>
    for (const role of roles) if (!ofApp.includes(role)) bind(port(role)).toConstantValue(ports[role])
  }

/** Time in milliseconds after which the app has shown its frame: masthead, menus and footer. */
const entrance = 1000

/**
 * Opens the whole app in the test document, with an in-memory provider.
 * @param path path inside the app, without the base path, as in "/settings/profile"
 * @param beforeRender milliseconds from the making of the shell to the first render; on a slow device they are many
 */
export const openOver = async ({ ports, clock }: TimedProvider, path: string, beforeRender = 0): Promise<UserEvent> => {
  window.history.replaceState(null, '', `/id${path}`)
  const lazyBindings = withLazySlices(async () => [])
  const page = prefetchPresent(window.location.pathname, lazyBindings)
  const container = makeContainer([portsOf(ports), ...startSlices(false, page)])
  container.bind(panelsToken).toConstantValue(makePanels(lazyBindings))
  container.bind(lazyBindingsToken).toConstantValue(lazyBindings)
  container.get(slice('startup')).initialise()
  if (beforeRender > 0) {
    await page
    // The entrance of the page begins when the shell is made.
    container.get(slice('shell'))
    await clock.advance(beforeRender)
  }
  render(
    <ContainerProvider container={container}>
      <App base="/id" />
    </ContainerProvider>,
  )
  await act(() => clock.advance(entrance))
  return userEvent.setup()
}
