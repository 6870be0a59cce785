import type { ReactNode } from 'react'
import { hiddenFromSight } from './shared.ts'

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span css={hiddenFromSight}>{children}</span>
)
