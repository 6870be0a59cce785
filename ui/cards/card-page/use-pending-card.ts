import { matchRoute } from '@paydeck/core'
import { useBrowserPath } from '../../di/use-browser-path.ts'

/**
 * Returns the id of the card in the browser's URL. After a click on another card, this is the new card, although the page
 * still shows the old one.
 */
export const usePendingCard = (cardId: string): string => {
  const match = matchRoute(useBrowserPath())
  return match?.id === 'card' ? (match.params['id'] ?? cardId) : cardId
}
