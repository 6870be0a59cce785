import { css } from '@emotion/react'
import type { ModalContentProps } from '../di/modal-registry.ts'
import { Button } from '../kit/Button.tsx'
import { space } from '../kit/theme.ts'

const style = css({ display: 'grid', gap: space.s5, justifyItems: 'start' })

/** Tells why joining a mailing list failed (ERR-017, PROF-068). */
export const OptInErrorModal = ({ text, onClose }: ModalContentProps) => (
  <div css={style}>
    <p>{text}</p>
    <Button onClick={onClose}>Close</Button>
  </div>
)
