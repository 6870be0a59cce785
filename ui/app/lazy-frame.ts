import type { ComponentType } from 'react'
import { type Lazy, lazy } from '../kit/lazy.tsx'
import type * as frameParts from './frame-parts.ts'
import { Initialising, type InitialisationFailedProps, PlainFailure } from './Initialising.tsx'

type Parts = typeof frameParts

const load =
  <P extends object>(pick: (parts: Parts) => ComponentType<P>) =>
  () =>
    import('./frame-parts.ts').then(pick)

const part = <P extends object>(pick: (parts: Parts) => ComponentType<P>): Lazy<P> => lazy(load(pick), () => null)

/* Parts of the frame that load after the frame has rendered. Their arrival does not shift the layout. */
export const BrokenPage = part((parts) => parts.BrokenPage)
export const CardsFailed = part((parts) => parts.CardsFailed)
export const ConnectionBanner = part((parts) => parts.ConnectionBanner)
export const Footer = part((parts) => parts.Footer)
export const Keepers = part((parts) => parts.Keepers)
export const LostPage = part((parts) => parts.LostPage)
export const MenuList = part((parts) => parts.MenuList)

/** Button that opens the palette. Its code is a chunk of its own, which no document preloads. */
export const PaletteButton = lazy(
  () => import('./palette/PaletteButton.tsx').then((module) => module.PaletteButton),
  () => null,
)

/** Overlays load in a separate chunk, since few visits need them. */
export const Overlays = lazy(
  () => import('./Overlays.tsx').then((module) => module.Overlays),
  () => null,
)

/** Error page after a failed initialisation. If its code cannot load, `PlainFailure` shows the text of SHELL-020. */
export const InitialisationFailed = lazy<InitialisationFailedProps>(
  load((parts) => parts.StartFailure),
  Initialising,
  'page',
  PlainFailure,
)
