import { useEffect, useLayoutEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'

/**
 * Chooses the card whose reports the panel offers. Not part of the panel, because resizing the window remounts the panel,
 * which must not cancel a report in progress.
 */
export const ExportOf = ({ cardId }: { readonly cardId: string }): null => {
  const cardExport = useService(slice('cardExport'))
  useLayoutEffect(() => cardExport.show(cardId), [cardExport, cardId])
  useEffect(() => cardExport.leave, [cardExport])
  return null
}
