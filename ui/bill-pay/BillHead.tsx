import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { figures, oneLine } from '../kit/shared.ts'
import { colour, space, text } from '../kit/theme.ts'
import { BillTile, type BillTileProps } from './BillTile.tsx'

const styles = {
  head: css({ flex: 1, display: 'flex', alignItems: 'center', gap: space.s3, minInlineSize: 0 }),
  words: css({ flex: 1, minInlineSize: 0 }),
  note: css([figures, { fontSize: text.xs, color: colour.ink3 }]),
}

export interface BillHeadProps extends Pick<BillTileProps, 'icon'> {
  /** Merchant name, as a heading or as text. */
  readonly children: ReactNode
  /** Kind of bill and masked account number. */
  readonly note: string
}

/** Identifies a bill: the merchant's logo and name, and the account. */
export const BillHead = ({ icon, children, note }: BillHeadProps) => (
  <div css={styles.head}>
    <BillTile icon={icon} />
    <div css={styles.words}>
      <div css={oneLine}>{children}</div>
      <p css={styles.note}>{note}</p>
    </div>
  </div>
)
