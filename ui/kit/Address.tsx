import { css } from '@emotion/react'
import type { CoinIconName } from '@paydeck/core'
import { Fragment } from 'react'
import { CoinIcon } from './coins/CoinIcon.tsx'
import { hiddenFromSight } from './shared.ts'
import { colour, font, radius, size, space, text, weight } from './theme.ts'

const styles = {
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s1,
    maxInlineSize: '100%',
    paddingInline: `${space.s1} ${space.s2}`,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.round,
    background: colour.surface,
    color: colour.ink1,
    fontSize: text.s,
    fontWeight: weight.medium,
  }),
  // The gap is between the address and its chip only, so that a copied address contains no space.
  box: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s1} ${space.s3}` }),
  address: css({
    minInlineSize: 0,
    fontFamily: font.mono,
    fontSize: text.s,
    lineHeight: 1.6,
    color: colour.ink2,
    // Margins separate the groups, so that a copied address contains no separators.
    '& > span > span': { marginInlineEnd: '0.75ch', whiteSpace: 'nowrap' },
    '& [data-end="true"]': {
      color: colour.ink1,
      fontWeight: weight.strong,
      textDecoration: `underline ${colour.brand} ${size.ring}`,
      textUnderlineOffset: '0.3em',
    },
    '&[data-past="true"] [data-end="true"]': { color: 'inherit', textDecorationColor: colour.controlLine },
  }),
  whole: css([hiddenFromSight, { userSelect: 'none' }]),
}

export interface NetworkChipProps {
  /** Name of the network, or of the currency if the currency identifies the network. */
  readonly label: string
  readonly icon: CoinIconName
}

/** Chip with the network of a network address. */
export const NetworkChip = ({ label, icon }: NetworkChipProps) => (
  <span css={styles.chip}>
    <CoinIcon name={icon} size="small" />
    <span>{label}</span>
  </span>
)

/** Splits a network address into groups of four characters. A prefix such as "bitcoincash:" is a group of its own. */
const groupsOf = (value: string): ReadonlyArray<string> => value.match(/^[a-z]+:|.{1,4}/gsu) ?? []

/**
 * True if a group is at the beginning or the end of the network address, which are the parts that users compare. If the last
 * group has fewer than four characters, the group before it also counts.
 */
const isEnd = (at: number, groups: ReadonlyArray<string>): boolean => {
  const first = groups[0]?.endsWith(':') === true ? 1 : 0
  const last = groups.length - 1
  return at === first || at === last || (at === last - 1 && (groups[last]?.length ?? 0) < 4)
}

export interface AddressProps {
  readonly value: string
  /** Network to show beside the network address. Null if the network is shown elsewhere. */
  readonly network: NetworkChipProps | null
  /** True if the network address is no longer in use. */
  readonly isPast?: boolean
}

/**
 * Network address in groups of four characters, with emphasised ends, so that the user can compare the address before
 * sending money. Screen readers and the clipboard get the address without spaces.
 */
export const Address = ({ value, network, isPast = false }: AddressProps) => (
  <span css={styles.box}>
    <span css={styles.address} data-past={isPast}>
      <span css={styles.whole}>{value}</span>
      <span aria-hidden="true">
        {groupsOf(value).map((group, at, groups) => (
          <Fragment key={at}>
            <span data-end={isEnd(at, groups)}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </span>
    </span>
    {network !== null && <NetworkChip {...network} />}
  </span>
)
