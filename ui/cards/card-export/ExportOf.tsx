import { useEffect, useLayoutEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'

/** Says which card the reports are of. Not the panel does: a window that grows moves it, and must not drop what it does. */
export const ExportOf = ({ cardId }: { readonly cardId: string }): null => {
  const cardExport = useService(slice('cardExport'))
  useLayoutEffect(() => cardExport.show(cardId), [cardExport, cardId])
  useEffect(() => cardExport.leave, [cardExport])
  return null
}
