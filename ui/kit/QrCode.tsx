import { css } from '@emotion/react'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'
import { colour, radius, size, space } from './theme.ts'

/** Width of the quiet zone that scanners need on each side, in modules. */
const quiet = 4

const styles = {
  frame: css({
    inlineSize: `min(${size.qr}, 100%)`,
    padding: space.s1,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    background: colour.qrGround,
    forcedColorAdjust: 'none',
  }),
  code: css({ inlineSize: '100%', blockSize: 'auto', fill: colour.qrInk }),
}

export interface QrCodeProps {
  /** Exact content of the code. */
  readonly value: string
  /** Text alternative. */
  readonly label: string
}

/** QR code as one SVG path, sharp at every size. */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const { edge, path } = useMemo(() => {
    const code = generate(value)
    return { edge: code.size + 2 * quiet, path: toSvgPath(code) }
  }, [value])
  return (
    <div css={styles.frame}>
      <svg
        css={styles.code}
        role="img"
        aria-label={label}
        viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </div>
  )
}
