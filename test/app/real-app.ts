import { lazyPorts, startModules } from '@paydeck/adapters/modules'
import { externalPages, thirdPartyScripts } from '@paydeck/core'
import { withLazySlices } from '../../ui/app/lazy-bindings.ts'
import { lazySlices, slicesOf } from '../../ui/app/lazy-slices.ts'
import { makePanels } from '../../ui/app/panels.tsx'
import { startSlices } from '../../ui/app/slices.ts'
import { type Bindings, makeContainer } from '../../ui/di/container.ts'
import { lazyBindingsToken } from '../../ui/di/lazy-bindings.ts'
import { panelsToken } from '../../ui/di/panel-registry.ts'

const texts = (keys: ReadonlyArray<string>) => Object.fromEntries(keys.map((key) => [key, `/pages/${key}`]))

/** Log that discards messages, since every call fails without a provider. */
const silent = { info: () => undefined, warn: () => undefined }

const lazyModules = await slicesOf(lazySlices)

/**
 * Makes the dependency injection container of the browser app, with all slices.
 * @param lazyPortModules ports of the lazily loaded slices
 * @param console receives the output of the log
 */
export const makeApp = (
  lazyPortModules: ReadonlyArray<Bindings>,
  console: Parameters<typeof startModules>[1] = silent,
) => {
  const meta = document.createElement('meta')
  meta.name = 'paydeck-configuration'
  meta.content = JSON.stringify({
    productName: 'Acme',
    supportPhone: '+1 555 0100',
    cardNotice: 'Acme',
    walletScheme: 'acme',
    isWallet: false,
    pages: texts(externalPages),
    avatars: '/avatars/',
    explorer: '',
    pictureOrigins: [],
    // Empty URLs, so that the app loads no third-party script.
    scripts: Object.fromEntries(thirdPartyScripts.map((key) => [key, ''])),
  })
  document.head.replaceChildren(meta)
  const app = makeContainer([
    ...startModules(window, console),
    ...startSlices(false, Promise.resolve()),
    ...lazyModules,
    ...lazyPortModules,
  ])
  const lazyBindings = withLazySlices(lazyPorts)
  app.bind(panelsToken).toConstantValue(makePanels(lazyBindings))
  app.bind(lazyBindingsToken).toConstantValue(lazyBindings)
  return app
}
