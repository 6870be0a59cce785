import { type Appearance, appearanceKey, type TextStorage } from '@paydeck/core'

/** Stores the appearance that the user has chosen. The appearance of the system is stored as no choice. */
export const keepAppearance = (storage: TextStorage, chosen: Appearance): void => {
  if (chosen === 'system') storage.remove(appearanceKey)
  else storage.write(appearanceKey, chosen)
}
