import { css } from '@emotion/react'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  maxBlockSize: `calc(4 * ${size.target})`,
  overflowY: 'auto',
  '& > li': {
    paddingInline: space.s3,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.round,
    fontSize: text.s,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  },
})

export interface NamesProps {
  /** Accessible label of the list. */
  readonly label: string
  readonly names: ReadonlyArray<string>
}

/** List of sender names. */
export const Names = ({ label, names }: NamesProps) => (
  // The list can scroll, so keyboard users need a tab stop.
  <ul css={style} aria-label={label} tabIndex={0}>
    {names.map((name, index) => (
      <li key={index}>{name}</li>
    ))}
  </ul>
)
