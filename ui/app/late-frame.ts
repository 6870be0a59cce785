import type { ComponentType } from 'react'
import { type Late, late } from '../kit/late.tsx'
import type * as frameParts from './frame-parts.ts'

type Parts = typeof frameParts

const part = <P extends object>(pick: (parts: Parts) => ComponentType<P>): Late<P> =>
  late(
    () => import('./frame-parts.ts').then(pick),
    () => null,
  )

/* Loaded once the frame is there; nothing of the page moves when they come. */
export const Footer = part((parts) => parts.Footer)
export const Keepers = part((parts) => parts.Keepers)
export const MenuList = part((parts) => parts.MenuList)
export const Overlays = part((parts) => parts.Overlays)
