import { css } from '@emotion/react'
import type { AddressCodeView } from '@paydeck/core'
import { Address, NetworkChip } from '../../kit/Address.tsx'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  box: css({
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    overflow: 'hidden',
    '& > div': { padding: `${space.s3} ${space.s4}` },
    '& > div + div': { borderBlockStart: `${size.hairline} solid ${colour.line}` },
    '& > div[data-new="true"]': { background: colour.brandSoft },
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s1} ${space.s3}`,
    marginBlockEnd: space.s1,
    fontSize: text.s,
    color: colour.ink2,
    'div[data-new="true"] > &': { color: colour.ink1, fontWeight: weight.strong },
  }),
}

/** Shows the old and the new receiving address. The user compares them before entering the code. */
export const AddressChange = ({ before, after }: Pick<AddressCodeView, 'before' | 'after'>) => (
  <dl css={styles.box}>
    {[before, after].map(
      (side) =>
        side !== null && (
          <div key={side.label} data-new={side === after}>
            <dt css={styles.head}>
              {side.label}
              <NetworkChip {...side.address.network} />
            </dt>
            <dd>
              <Address value={side.address.whole} network={null} isPast={side !== after} />
            </dd>
          </div>
        ),
    )}
  </dl>
)
