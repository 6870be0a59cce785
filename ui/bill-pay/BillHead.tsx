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
  /** The merchant's name, as a heading or as words. */
  readonly children: ReactNode
  /** The kind of bill, and the digits of its account. */
  readonly note: string
}

/** Whose bill it is: the merchant's logo, its name, and which of its accounts. */
export const BillHead = ({ icon, children, note }: BillHeadProps) => (
  <div css={styles.head}>
    <BillTile icon={icon} />
    <div css={styles.words}>
      <div css={oneLine}>{children}</div>
      <p css={styles.note}>{note}</p>
    </div>
  </div>
)
