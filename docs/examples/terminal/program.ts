import { authenticationPaths, basePath } from '@paydeck/core'
import { makeApp } from './app.ts'
import { piece } from './lines.ts'
import { configurationOf, type Outside, type Place, portsOf } from './ports.ts'
import { signIn } from './sign-in.ts'
import type { Terminal } from './terminal.ts'
import { type Visit, visitHome } from './visit.ts'

const home = `${basePath}/home`

/** Creates the app with new stores and slices, as if a browser had loaded its page. */
const visitOf = (outside: Outside, place: Place): Visit => {
  let left: string | null = null
  const ports = portsOf(outside, place, {
    onLeave: (address) => {
      left = address
    },
    // `app` is created after its ports. The function can still use `app`, because it is called only later.
    renew: () => app.currentSession.tasks.renew(),
  })
  const app = makeApp(ports)
  const { origin } = outside.browser
  return { app, addresses: { origin, pages: configurationOf(outside).pages }, left: () => left }
}

/** Shows home until the user is done. Whenever the app opens the login page, the user signs in and home is shown again. */
export const run = async (terminal: Terminal, outside: Outside): Promise<void> => {
  terminal.say([[piece('strong', outside.productName), ' at ', outside.browser.origin]])
  let place: Place | null = { path: home, referrerPath: '' }
  while (place !== null) {
    const end = await visitHome(terminal, visitOf(outside, place))
    const path: string | null = end.kind === 'left' ? await signIn(terminal, outside.browser, end.address) : null
    place = path === null ? null : { path, referrerPath: authenticationPaths.login }
  }
  terminal.say([['Goodbye.']])
}
