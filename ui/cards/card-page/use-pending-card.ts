import { matchRoute } from '@paydeck/core'
import { useBrowserPath } from '../../di/use-browser-path.ts'

/**
 * Returns the id of the card in the browser's URL. It is ahead of the rendered card from the click until the new page has
 * rendered.
 */
export const usePendingCard = (cardId: string): string => {
  const match = matchRoute(useBrowserPath())
  return match?.id === 'card' ? (match.params['id'] ?? cardId) : cardId
}
