import { css } from '@emotion/react'
import { type ButtonState, progressTexts } from '@paydeck/core'
import type { ReactNode } from 'react'
import { buttonStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { check } from './icons-later.ts'
import { alert } from './icons.ts'
import { hiddenFromSight } from './shared.ts'
import { Spinner } from './Spinner.tsx'
import { colour, ease, motion, size, space } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  // 18 by 3 rem, narrower only on a narrower screen (SHELL-070).
  button: css([
    buttonStyle,
    {
      display: 'inline-grid',
      inlineSize: `min(${size.asyncWidth}, 100%)`,
      minBlockSize: size.asyncHeight,
      paddingBlock: 0,
      transition: `background ${motion.asyncButton} ${ease}`,
      // Overrides hover, active and disabled colours.
      '&[data-state="success"][data-kind]': {
        background: colour.goodSoft,
        color: colour.good,
        borderColor: 'transparent',
      },
      '&[data-state="failed"][data-kind]': {
        background: colour.badSoft,
        color: colour.bad,
        borderColor: 'transparent',
      },
      // The label is invisible while an icon or another text replaces it, but it still takes its space. So the button has
      // the same size in all states.
      '&::before': { content: 'attr(data-label)', gridArea: '1 / 1', visibility: 'hidden' },
    },
  ]),
  face: css({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s2,
    transition: `opacity ${motion.asyncButton} ${ease}, translate ${motion.asyncButton} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 ${size.drop}` },
  }),
}

/** State that a button shows. `settled`: the work has succeeded, and a moment later the button shows `success`. */
export type ButtonFace = ButtonState | 'settled'

export interface AsyncButtonProps {
  readonly label: string
  /** State to show; the core's `asyncButton` decides when it changes (SHELL-071). */
  readonly state: ButtonFace
  /** Labels for success and failure. If a label is missing, `label` is used. */
  readonly success?: string
  readonly failed?: string
  readonly disabled?: boolean
  readonly kind?: 'primary' | 'quiet' | 'danger'
  readonly type?: 'button' | 'submit'
  readonly onPress?: () => void
}

/** Text that screen readers announce in each state. */
const said: Readonly<Record<ButtonFace, string>> = {
  idle: '',
  settled: '',
  ...progressTexts,
}

const faces = (label: string, success: string, failed: string): Readonly<Record<ButtonFace, ReactNode>> => ({
  idle: label,
  settled: label,
  loading: (
    <>
      <Spinner small />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ),
  success: (
    <>
      <Icon drawing={check} />
      {success}
    </>
  ),
  failed: (
    <>
      <Icon drawing={alert} />
      {failed}
    </>
  ),
})

/**
 * Button that shows the progress of the work that it starts. During the work and after a success, it keeps the focus and
 * ignores clicks.
 */
export const AsyncButton = ({
  label,
  state,
  success = label,
  failed = label,
  disabled = false,
  kind = 'primary',
  type = 'button',
  onPress,
}: AsyncButtonProps) => {
  const busy = state === 'loading'
  const isHeld = busy || state === 'settled' || (state === 'success' && disabled)
  return (
    <>
      <button
        type={type}
        css={styles.button}
        data-kind={kind}
        data-state={state}
        data-label={label}
        aria-busy={busy}
        aria-disabled={isHeld}
        disabled={disabled && !isHeld}
        onClick={(event) => {
          if (isHeld) event.preventDefault()
          else onPress?.()
        }}
      >
        <span key={state} css={styles.face}>
          {faces(label, success, failed)[state]}
        </span>
      </button>
      <span role="status" css={hiddenFromSight}>
        {said[state]}
      </span>
    </>
  )
}
