import type { Windows } from '@paydeck/core'

/** Opens new tabs without opener and referrer (HOME-037, VERIF-009). */
export const browserWindows = (open: typeof window.open): Windows => ({
  open: (address) => void open(address, '_blank', 'noopener,noreferrer'),
})
