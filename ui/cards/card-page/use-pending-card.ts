import { matchRoute } from '@paydeck/core'
import { useBrowserPath } from '../../di/use-browser-path.ts'

/** Returns the id of the pending card: the one in the browser's address, from the press until its page is rendered. */
export const usePendingCard = (cardId: string): string => {
  const match = matchRoute(useBrowserPath())
  return match?.id === 'card' ? (match.params['id'] ?? cardId) : cardId
}
