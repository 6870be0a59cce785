import { css } from '@emotion/react'
import type { ToastView } from '@paydeck/core'
import { Anchor } from './Anchor.tsx'
import { type Drawing, Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { check, clock, external } from './icons-later.ts'
import { alert, close } from './icons.ts'
import { colour, ease, motion, radius, size, space, text, weight } from './theme.ts'

const styles = {
  toast: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.bar,
    paddingBlock: space.s2,
    paddingInline: `${space.s4} ${space.s2}`,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    background: colour.surface,
    color: colour.bad,
    boxShadow: colour.shadeHigh,
    fontSize: text.s,
    transition: `opacity ${motion.toast} ${ease}, translate ${motion.toast} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 ${size.rise}` },
    '&[data-tone="done"]': { color: colour.good },
    '&[data-tone="waiting"]': { color: colour.wait },
    '&[data-tone="offer"]': { color: colour.brand },
  }),
  words: css({ flex: 1, minInlineSize: 0, color: colour.ink1, overflowWrap: 'anywhere' }),
  title: css({ fontWeight: weight.strong }),
  text: css({ color: colour.ink2 }),
  action: css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    marginBlockEnd: `calc(-1 * ${space.s2})`,
    padding: 0,
    border: 0,
    borderRadius: radius.r1,
    background: 'transparent',
    color: colour.brand,
    fontWeight: weight.strong,
    '&:hover': { color: colour.brandStrong, textDecoration: 'underline' },
  }),
}

export interface ToastProps {
  readonly toast: ToastView
  readonly onAction: () => void
  readonly onClose: () => void
}

const drawings: Readonly<Record<ToastView['tone'], Drawing>> = {
  done: check,
  waiting: clock,
  offer: external,
  failure: alert,
}

/** Short message that appears over the page. */
export const Toast = ({ toast, onAction, onClose }: ToastProps) => (
  <div css={styles.toast} role={toast.role} data-tone={toast.tone}>
    <Icon drawing={drawings[toast.tone]} />
    <div css={styles.words}>
      <p css={styles.title}>{toast.title}</p>
      {toast.text !== null && <p css={styles.text}>{toast.text}</p>}
      {toast.link !== null && (
        <Anchor css={styles.action} href={toast.link.address} onClick={onClose}>
          {toast.link.label}
        </Anchor>
      )}
      {toast.action !== null && (
        <button type="button" css={styles.action} onClick={onAction}>
          {toast.action}
        </button>
      )}
    </div>
    <IconButton icon={close} label={toast.close} onClick={onClose} />
  </div>
)
