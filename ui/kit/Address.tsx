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
  // Around it only: what is copied has none of it.
  box: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s1} ${space.s3}` }),
  address: css({
    minInlineSize: 0,
    fontFamily: font.mono,
    fontSize: text.s,
    lineHeight: 1.6,
    color: colour.ink2,
    // Groups stand apart by their margins, and as text in one piece: nothing comes between them when it is copied.
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
  /** The network's name, or the currency's where that says it. */
  readonly label: string
  readonly icon: CoinIconName
}

/** What network an address is on, beside it. */
export const NetworkChip = ({ label, icon }: NetworkChipProps) => (
  <span css={styles.chip}>
    <CoinIcon name={icon} size="small" />
    <span>{label}</span>
  </span>
)

/** A prefix that says what kind of address follows, as in "bitcoincash:", is a group of its own; all else are fours. */
const groupsOf = (value: string): ReadonlyArray<string> => value.match(/^[a-z]+:|.{1,4}/gsu) ?? []

/** Whether a group is one of the ends, which are compared: one of a few characters takes its neighbour along. */
const isEnd = (at: number, groups: ReadonlyArray<string>): boolean => {
  const first = groups[0]?.endsWith(':') === true ? 1 : 0
  const last = groups.length - 1
  return at === first || at === last || (at === last - 1 && (groups[last]?.length ?? 0) < 4)
}

export interface AddressProps {
  readonly value: string
  /** null where the network stands elsewhere. */
  readonly network: NetworkChipProps | null
  /** No longer the one that counts. */
  readonly isPast?: boolean
}

/**
 * An address in groups of four, whose ends stand out: it is compared by the eye before money goes there. It is read aloud
 * and copied in one piece.
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
