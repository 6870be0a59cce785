import { css } from '@emotion/react'
import { passkeyExplanation } from '@paydeck/core'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Button } from '../../kit/Button.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gap: space.s5 }),
  points: css({ display: 'grid', gap: space.s4 }),
  term: css({ fontSize: text.ui }),
  text: css({ color: colour.ink2 }),
}

/** Dialog that explains passkeys in three points (SEC-005). */
export const WhatArePasskeysModal = ({ onClose }: ModalContentProps) => (
  <div css={styles.content}>
    <div css={styles.points}>
      {passkeyExplanation.points.map(({ title, text: paragraph }) => (
        <section key={title} aria-label={title}>
          <h3 css={styles.term}>{title}</h3>
          <p css={styles.text}>{paragraph}</p>
        </section>
      ))}
    </div>
    <Actions>
      <Button onClick={onClose}>{passkeyExplanation.close}</Button>
    </Actions>
  </div>
)
