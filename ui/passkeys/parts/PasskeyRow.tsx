import { css } from '@emotion/react'
import type { DisplayedPasskey } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import * as icons from '../../kit/icons.ts'
import { colour, media, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space.s3,
    alignItems: 'center',
    minBlockSize: size.row,
    paddingBlock: space.s3,
    paddingInline: space.s4,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [media.desktop]: { paddingInline: space.s5 },
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.rowIcon,
    blockSize: size.rowIcon,
    borderRadius: radius.r2,
    background: colour.sunken,
    color: colour.ink2,
  }),
  title: css({ fontSize: text.s, fontWeight: weight.medium }),
  // Read in full on a phone: where it was made is what tells one passkey from another.
  words: css({ fontSize: text.xs, color: colour.ink3, overflowWrap: 'anywhere' }),
}

/** One passkey, and the button that asks whether it is to be removed (PASS-004, PASS-005). */
export const PasskeyRow = ({
  passkey,
  remove,
  onRemove,
}: {
  readonly passkey: DisplayedPasskey
  readonly remove: string
  readonly onRemove: () => void
}) => (
  <li css={styles.row}>
    <span css={styles.icon}>
      <Icon drawing={icons.key} />
    </span>
    <div>
      <p css={styles.title}>{passkey.title}</p>
      <p css={styles.words}>{passkey.text}</p>
    </div>
    <Button kind="quiet" small aria-label={`${remove} ${passkey.title}`} onClick={onRemove}>
      {remove}
    </Button>
  </li>
)
