import { useEffect, useState } from 'react'
import { PaletteButton } from './lazy-frame.ts'

const command = /Mac|iP/.test(navigator.platform) ? 'metaKey' : 'ctrlKey'

/**
 * Listens to the keys that open the palette (CMD-001). The palette and its button load after the first paint. Keys that were
 * pressed before then open the palette once it has loaded.
 */
export const PaletteSlot = () => {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !event[command]) return
      event.preventDefault()
      setPresses((count) => count + 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return <PaletteButton presses={presses} />
}
