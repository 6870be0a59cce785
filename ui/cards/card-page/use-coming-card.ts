import { matchRoute } from '@paydeck/core'
import { useBrowserPath } from '../../di/use-browser-path.ts'

/** The card that the browser is at: from the press on, while the page of it is still on its way. */
export const useComingCard = (cardId: string): string => {
  const match = matchRoute(useBrowserPath())
  return match?.id === 'card' ? (match.params['id'] ?? cardId) : cardId
}
