import { routeFactsOf } from '../pages/index.ts'
import { maker } from './maker.ts'

/**
 * Returns the maker of the facts for the route guards.
 * @param isDevelopment true for a development build, which has more routes
 */
export const routeFactsMaker = (isDevelopment: boolean) =>
  maker(['device', 'stores'], ['cardList', 'currentSession', 'permissions'], ({ device, stores }, parts) =>
    routeFactsOf(parts, parts.permissions, device.width, isDevelopment, stores),
  )
