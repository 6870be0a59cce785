import { appearanceKey } from '@paydeck/core'

/** Applies the appearance that the user has chosen, before the first paint. */
export const applyAppearance = (): void => {
  try {
    const kept = localStorage.getItem(appearanceKey)
    if (kept === 'light' || kept === 'dark') document.documentElement.style.colorScheme = kept
  } catch {
    // A browser that blocks storage has no stored appearance.
  }
}
