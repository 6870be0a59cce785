import type { RowAction } from '@paydeck/core'
import { Button, ButtonLink, buttonStyle } from '../../../kit/Button.tsx'

export interface RowLinkProps {
  readonly action: RowAction
  /** Label of the row, which is part of the button's accessible name. */
  readonly row: string
  readonly onRetry?: () => void
}

/** Button or link at the end of a settings row. Both look the same. */
export const RowLink = ({ action: { label, target }, row, onRetry }: RowLinkProps) => {
  const name = `${label}: ${row}`
  switch (target.kind) {
    case 'path':
      return (
        <ButtonLink kind="quiet" to={target.path} aria-label={name}>
          {label}
        </ButtonLink>
      )
    case 'external':
      return (
        <ButtonLink kind="quiet" href={target.address} aria-label={name}>
          {label}
        </ButtonLink>
      )
    case 'site':
      return (
        <a css={buttonStyle} data-kind="quiet" href={target.address} aria-label={name}>
          {label}
        </a>
      )
    case 'again':
      return (
        <Button kind="quiet" onClick={onRetry} aria-label={name}>
          {label}
        </Button>
      )
  }
}
