import { css } from '@emotion/react'
import { passwordStrengthTexts as texts, type PasswordUpdateView } from '@paydeck/core'
import { colour, ease, motion, media, radius, size, space, system, text, weight } from '../../kit/theme.ts'

const styles = {
  whole: css({ display: 'grid', gap: space.s1, fontSize: text.xs }),
  track: css({ blockSize: size.dot, borderRadius: radius.round, background: colour.sunken, overflow: 'hidden' }),
  bar: (percent: number) =>
    css({
      inlineSize: `${percent}%`,
      blockSize: '100%',
      borderRadius: radius.round,
      background: colour.wait,
      transition: `inline-size ${motion.asyncButton} ${ease}`,
      '&[data-enough="true"]': { background: colour.good },
      [media.forced]: { background: system.chosen, forcedColorAdjust: 'none' },
    }),
  text: css({ minBlockSize: '1.5em', color: colour.ink3, '& b': { fontWeight: weight.strong, color: colour.ink1 } }),
}

/** Bar that shows the strength of a new password (SEC-010, SEC-011). */
export const StrengthBar = ({ strength }: Pick<PasswordUpdateView, 'strength'>) => {
  const { percent, label, isEnough } = strength ?? { percent: 0, label: '', isEnough: false }
  return (
    <div css={styles.whole}>
      <div
        css={styles.track}
        role="meter"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={label === '' ? texts.none : label}
      >
        <div css={styles.bar(percent)} data-enough={isEnough} />
      </div>
      <p css={styles.text} role="status">
        {label !== '' && (
          <>
            {texts.prefix} <b>{label}</b>
          </>
        )}
      </p>
    </div>
  )
}
