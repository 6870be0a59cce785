import type { RowAction } from '@paydeck/core'
import { Button, ButtonLink, buttonStyle } from '../../../kit/Button.tsx'

export interface RowLinkProps {
  readonly action: RowAction
  /** Which row it belongs to, for those who hear it alone. */
  readonly row: string
  readonly onAgain?: () => void
}

/** What can be done about a row, as a button wherever it leads. */
export const RowLink = ({ action: { label, target }, row, onAgain }: RowLinkProps) => {
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
        <Button kind="quiet" onClick={onAgain} aria-label={name}>
          {label}
        </Button>
      )
  }
}
