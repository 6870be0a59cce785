import { type Appearance, appearanceTexts, type Tabs, type TextStorage } from '@paydeck/core'
import { useEffect, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { Segmented } from '../kit/Segmented.tsx'
import { appearances, applyAppearance, readAppearance } from './appearance.ts'
import { keepAppearance } from './keep-appearance.ts'

/** Control with which the user chooses the appearance: dark, light, or that of the system. The browser stores the choice. */
export const AppearanceChoice = ({
  storage,
  tabs,
}: {
  readonly storage: TextStorage
  readonly tabs: Pick<Tabs, 'storageChanges$'>
}) => {
  const [appearance, setAppearance] = useState(() => readAppearance(storage))
  useEffect(() => {
    const following = tabs.storageChanges$.subscribe(() => setAppearance(readAppearance(storage)))
    return () => following.unsubscribe()
  }, [storage, tabs])
  const choose = (chosen: Appearance) => {
    setAppearance(chosen)
    keepAppearance(storage, chosen)
    // Paints the control before the page, because a new appearance changes all colours of the page, which takes a while.
    afterPaint(() => applyAppearance(document.documentElement, chosen))
  }
  return <Segmented label={appearanceTexts.label} options={appearances} value={appearance} onChange={choose} />
}
