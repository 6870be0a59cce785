import { css, keyframes } from '@emotion/react'
import { colour, ease, motion, radius, size, space, text } from './theme.ts'

const shimmer = keyframes({ '50%': { opacity: 0.5 } })

const styles = {
  block: css({
    display: 'block',
    background: colour.skeleton,
    borderRadius: radius.r1,
    animation: `${shimmer} ${motion.shimmer} ${ease} infinite`,
    '&[data-shape="text"]': {
      blockSize: text.s,
      marginBlock: space.s1,
      maxInlineSize: '100%',
      inlineSize: size.boneLong,
    },
    '&[data-shape="heading"]': { blockSize: text.xl, inlineSize: size.boneLong, maxInlineSize: '100%' },
    '&[data-shape="card"]': { aspectRatio: '1.586', inlineSize: '100%', borderRadius: radius.r2 },
    '&[data-shape="icon"]': { inlineSize: size.rowIcon, blockSize: size.rowIcon, borderRadius: radius.r2 },
    '&[data-shape="amount"]': { blockSize: text.s, inlineSize: size.boneShort },
    '&[data-shape="page"]': { blockSize: size.bonePage, inlineSize: '100%', borderRadius: radius.r3 },
    '&[data-shape="notice"]': { blockSize: size.bar, inlineSize: '100%', borderRadius: radius.r2 },
  }),
}

/** Stands where content will be, as high as it: nothing moves when the content comes. Not read aloud. */
export const Skeleton = ({
  shape = 'text',
}: {
  readonly shape?: 'text' | 'heading' | 'card' | 'icon' | 'amount' | 'notice' | 'page'
}) => <span css={styles.block} data-shape={shape} aria-hidden="true" />
