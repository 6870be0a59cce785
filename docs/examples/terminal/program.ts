import { authenticationPaths, basePath } from '@paydeck/core'
import { makeApp, type Outside, type Place } from './app.ts'
import { piece } from './lines.ts'
import { signIn } from './sign-in.ts'
import type { Terminal } from './terminal.ts'
import { type Visit, visitHome } from './visit.ts'

const home = `${basePath}/home`

/** Opens the app as a browser would load its page. */
const visitOf = (outside: Outside, place: Place): Visit => {
  let left: string | null = null
  const app = makeApp(outside, place, (url) => {
    left = url
  })
  const { pages } = app.ports.configuration
  return { app, addresses: { origin: outside.browser.origin, pages }, left: () => left }
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
