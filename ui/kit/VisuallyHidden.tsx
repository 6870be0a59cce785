import type { ReactNode } from 'react'
import { hiddenFromSight } from './shared.ts'

/** Text for those who listen instead of look. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span css={hiddenFromSight}>{children}</span>
)
