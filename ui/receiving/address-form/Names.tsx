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
  /** What they are the names of. */
  readonly label: string
  readonly names: ReadonlyArray<string>
}

/** Names of senders, as many as there are. */
export const Names = ({ label, names }: NamesProps) => (
  // It may scroll, which takes a key where there is no mouse.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <ul css={style} aria-label={label} tabIndex={0}>
    {names.map((name, index) => (
      <li key={index}>{name}</li>
    ))}
  </ul>
)
