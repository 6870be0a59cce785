import { Link } from 'react-router'
import type { LinkProps } from '../kit/Anchor.tsx'

/** The kit's links over the router. `prefetch` is told early which path is likely to be opened next. */
export const makeRouterLink = (prefetch: (path: string) => void) => {
  const RouterLink = ({ to, onPointerEnter, onFocus, ...rest }: LinkProps) => (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        prefetch(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetch(to)
        onFocus?.(event)
      }}
    />
  )
  return RouterLink
}
