import { css } from '@emotion/react'
import { colour, media, size, space } from '../../kit/theme.ts'

const styles = {
  ground: css({ display: 'grid', placeItems: 'center', padding: space.s4, background: colour.brandSoft }),
  drawing: css({
    inlineSize: '60%',
    maxInlineSize: size.menu,
    blockSize: 'auto',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    [media.wide]: { inlineSize: '100%', maxInlineSize: size.side },
  }),
}

/** Illustration of two things: a document, and a phone that photographs a face. */
export const Picture = () => (
  <div css={styles.ground} aria-hidden="true">
    <svg css={styles.drawing} viewBox="24 44 268 152" fill="none" focusable="false">
      <rect x="25" y="45" width="198" height="130" rx="14" fill={colour.surface} stroke={colour.line} />
      <g stroke={colour.brand}>
        <rect x="40" y="62" width="56" height="68" rx="8" fill={colour.brandSoft} stroke="none" />
        <circle cx="68" cy="87" r="11" />
        <path d="M50 122c2-13 8-18 18-18s16 5 18 18" />
      </g>
      <path d="M114 71h84m-84 19h62m-62 16h74M44 150h160" stroke={colour.skeleton} strokeWidth="8" />
      <rect x="200" y="64" width="92" height="132" rx="18" fill={colour.faceMid} />
      <rect x="208" y="74" width="76" height="112" rx="10" fill={colour.faceTo} />
      <g stroke={colour.faceInk}>
        <path d="M222 100v-8h8m32 0h8v8m0 52v8h-8m-32 0h-8v-8" />
        <ellipse cx="246" cy="126" rx="17" ry="22" strokeDasharray="4 5" />
      </g>
    </svg>
  </div>
)
