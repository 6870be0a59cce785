import { useEffect } from 'react'

/** Names the document after the screen. */
export const useTitle = (title: string, productName: string): void => {
  useEffect(() => {
    document.title = title === '' ? productName : `${title} · ${productName}`
  }, [title, productName])
}
