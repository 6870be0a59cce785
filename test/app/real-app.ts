import { latePorts, startModules } from '@paydeck/adapters/modules'
import { externalPages, thirdPartyScripts } from '@paydeck/core'
import { withLateSlices } from '../../ui/app/late-bindings.ts'
import { lateSlices, slicesOf } from '../../ui/app/late-slices.ts'
import { panels } from '../../ui/app/panels.tsx'
import { startSlices } from '../../ui/app/slices.ts'
import { type Bindings, makeContainer } from '../../ui/di/container.ts'
import { lateBindingsToken } from '../../ui/di/late-bindings.ts'
import { panelsToken } from '../../ui/di/panel-registry.ts'

const texts = (keys: ReadonlyArray<string>) => Object.fromEntries(keys.map((key) => [key, `/pages/${key}`]))

/** What fails without a provider is not what these tests are about. */
const silent = { info: () => undefined, warn: () => undefined }

const lateModules = await slicesOf(lateSlices)

/**
 * The app as it is bound in a browser, with every slice there is.
 * @param portsOfLate those of the slices that come late
 * @param console where its log is written
 */
export const makeApp = (portsOfLate: ReadonlyArray<Bindings>, console: Parameters<typeof startModules>[1] = silent) => {
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
    // None is loaded.
    scripts: Object.fromEntries(thirdPartyScripts.map((key) => [key, ''])),
  })
  document.head.replaceChildren(meta)
  const app = makeContainer([
    ...startModules(window, console),
    ...startSlices(false, Promise.resolve()),
    ...lateModules,
    ...portsOfLate,
  ])
  app.bind(panelsToken).toConstantValue(panels)
  app.bind(lateBindingsToken).toConstantValue(withLateSlices(latePorts))
  return app
}
