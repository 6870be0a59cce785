import { useEffect } from 'react'
import { port } from './tokens.ts'
import { useService } from './use-service.ts'

/** Sets the document title from the page and the product, as in "Home · Paydeck". */
export const useTitle = (title: string): void => {
  const { productName } = useService(port('configuration'))
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])
}
