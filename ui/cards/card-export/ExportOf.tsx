import { useEffect, useLayoutEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'

/**
 * Chooses the card whose reports the panel offers. This component is separate from the panel: resizing the window remounts
 * the panel, and must not cancel a report in progress.
 */
export const ExportOf = ({ cardId }: { readonly cardId: string }): null => {
  const cardExport = useService(slice('cardExport'))
  useLayoutEffect(() => cardExport.show(cardId), [cardExport, cardId])
  useEffect(() => cardExport.leave, [cardExport])
  return null
}
