import 'reflect-metadata/lite'
import { lazyPorts, startModules, storeCode } from '@paydeck/adapters/modules'
import { basePath } from '@paydeck/core'
import type { Container } from 'inversify'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, prefetchPresent } from './app/App.tsx'
import { applyAppearance, readAppearance } from './app/appearance.ts'
import { withLazySlices } from './app/lazy-bindings.ts'
import { makePanels } from './app/panels.tsx'
import { rootOptions } from './app/root-options.ts'
import { startSlices } from './app/slices.ts'
import { makeContainer } from './di/container.ts'
import { ContainerProvider } from './di/ContainerProvider.tsx'
import { enteredToken } from './di/entered.ts'
import { lazyBindingsToken } from './di/lazy-bindings.ts'
import { panelsToken } from './di/panel-registry.ts'
import { port, slice, startQueryToken } from './di/tokens.ts'

const lazyBindings = withLazySlices(lazyPorts)
const page = prefetchPresent(location.pathname, lazyBindings)

const bind = (): Container => {
  const container = makeContainer([...startModules(window, console), ...startSlices(import.meta.env.DEV, page)])
  container.bind(panelsToken).toConstantValue(makePanels(lazyBindings))
  container.bind(lazyBindingsToken).toConstantValue(lazyBindings)
  return container
}

/**
 * Maximum time in milliseconds for which the first render waits for the initialisation. If the document contains all
 * responses, the initialisation ends sooner. The app then renders its frame immediately, without the start screen.
 */
const longestInitialisation = 30

const start = async (container: Container): Promise<void> => {
  document.title = container.get(port('configuration')).productName
  applyAppearance(document.documentElement, readAppearance(container.get(port('storage'))))
  container.get(slice('referralArrival')).store(container.get(startQueryToken).oid)
  const initialised = container.get(slice('startup')).tasks.initialise()
  await Promise.race([initialised, new Promise((resolve) => setTimeout(resolve, longestInitialisation))])

  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no place for the app')
  const view = createRoot(root, rootOptions(container.get(port('log'))))
  // A transition renders in short steps of a few milliseconds. Between two steps, the page can respond to the user.
  startTransition(() =>
    view.render(
      <ContainerProvider container={container}>
        <App base={basePath} />
      </ContainerProvider>,
    ),
  )
  await container.get(enteredToken).painted
  await storeCode(window, container.get(port('configuration')))
}

// Reloads the page if the browser restores it from its back/forward cache, because the page may show data of a user who has
// signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

// Runs `bind` and `start` in two separate tasks, so that neither of them blocks input for long.
setTimeout(() => setTimeout(start, 0, bind()))
