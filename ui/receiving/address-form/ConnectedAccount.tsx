import { css } from '@emotion/react'
import type { AccountView } from '@paydeck/core'
import { Address } from '../../kit/Address.tsx'
import { Button } from '../../kit/Button.tsx'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  box: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space.s2,
    padding: `${space.s3} ${space.s4}`,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    fontSize: text.s,
    '&[data-wrong="true"]': { background: colour.waitSoft, borderColor: 'transparent' },
  }),
  label: css({ fontWeight: weight.strong }),
}

export interface ConnectedAccountProps {
  readonly view: AccountView | null
  readonly readOnly: boolean
  /** Chooses a currency by its code. */
  readonly onChoose: (code: string) => void
}

/**
 * Account of the connected wallet. If its network does not match the chosen currency, a button offers a currency of this
 * network.
 */
export const ConnectedAccount = ({ view, readOnly, onChoose }: ConnectedAccountProps) => {
  const mismatch = view?.mismatch ?? null
  const choose = mismatch?.choose ?? null
  return (
    // The element is always rendered, so that screen readers announce content that is added to it.
    <div role="status">
      {view !== null && (
        <div css={styles.box} data-wrong={mismatch !== null}>
          <p css={styles.label}>{view.label}</p>
          <Address value={view.address.whole} network={view.address.network} />
          {mismatch !== null && <p>{mismatch.text}</p>}
          {choose !== null && (
            <Button kind="quiet" aria-disabled={readOnly} onClick={() => onChoose(choose.code)}>
              {choose.label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
