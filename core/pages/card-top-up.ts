import { type CardTopUp, type CardTopUpPorts, makeCardTopUp } from '../cards/index.ts'
import type { Navigation } from '../platform/ports.ts'
import { inAppPath, matchRoute } from '../routes/index.ts'

/** Makes the top-up of a card. After a top-up on the home page, the app opens the page of the card (CARD-161). */
export const cardTopUpOf = (
  ports: Omit<CardTopUpPorts, 'isOnHome'> & { readonly navigation: Pick<Navigation, 'here'> },
): CardTopUp =>
  makeCardTopUp({
    ...ports,
    isOnHome: () => matchRoute(inAppPath(ports.navigation.here().split('?')[0] ?? ''))?.id === 'home',
  })
