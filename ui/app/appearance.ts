import { type Appearance, appearanceKey, appearanceTexts, type TextStorage } from '@paydeck/core'
import { function as F, option as O } from 'fp-ts'

/** Choices of the appearance, in display order. */
export const appearances = [
  { value: 'system', label: appearanceTexts.system },
  { value: 'light', label: appearanceTexts.light },
  { value: 'dark', label: appearanceTexts.dark },
] as const

/** Returns the stored appearance. An unknown stored value counts as the system's appearance. */
export const readAppearance = (storage: TextStorage): Appearance =>
  F.pipe(
    storage.read(appearanceKey),
    O.chain((kept) => O.fromNullable(appearances.find(({ value }) => value === kept))),
    O.match(
      () => 'system',
      ({ value }) => value,
    ),
  )

/**
 * Switches the appearance by exchanging the colours of theme.css, without rendering a component. Also runs before the first
 * paint.
 */
export const applyAppearance = (root: HTMLElement, appearance: Appearance): void => {
  root.style.colorScheme = appearance === 'system' ? '' : appearance
}
