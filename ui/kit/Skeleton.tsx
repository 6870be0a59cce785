import { css, keyframes } from '@emotion/react'
import { colour, ease, media, motion, radius, size, space, text } from './theme.ts'

const shimmer = keyframes({ '50%': { opacity: 0.5 } })

const styles = {
  block: css({
    display: 'block',
    background: colour.skeleton,
    borderRadius: radius.r1,
    animation: `${shimmer} ${motion.shimmer} ${ease} infinite`,
    '&[data-shape="text"]': { blockSize: text.s, marginBlock: space.s1, maxInlineSize: '100%', inlineSize: size.boneLong },
    '&[data-shape="heading"]': { blockSize: text.xl, inlineSize: size.boneLong, maxInlineSize: '100%' },
    '&[data-shape="card"]': { aspectRatio: '1.586', inlineSize: '100%', borderRadius: radius.r2 },
    '&[data-shape="icon"]': { inlineSize: size.rowIcon, blockSize: size.rowIcon, borderRadius: radius.r2 },
    '&[data-shape="amount"]': { blockSize: text.s, inlineSize: size.boneShort },
    '&[data-shape="page"]': { blockSize: size.bonePage, inlineSize: '100%', borderRadius: radius.r3 },
    '&[data-shape="notice"]': { blockSize: size.bar, inlineSize: '100%', borderRadius: radius.r2 },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: `${size.rowIcon} minmax(0, 1fr) auto`,
    gap: space.s3,
    alignItems: 'center',
    blockSize: size.row,
    paddingInline: space.s4,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [media.desktop]: { paddingInline: space.s5 },
  }),
}

/** Stands where content will be, as high as it: nothing moves when the content comes. Not read aloud. */
export const Skeleton = ({
  shape = 'text',
}: {
  readonly shape?: 'text' | 'heading' | 'card' | 'icon' | 'amount' | 'notice' | 'page'
}) => <span css={styles.block} data-shape={shape} aria-hidden="true" />

/** Rows on their way: as many and as high as those that usually come. */
export const SkeletonRows = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} css={styles.row}>
        <Skeleton shape="icon" />
        <Skeleton />
        <Skeleton shape="amount" />
      </div>
    ))}
  </div>
)
