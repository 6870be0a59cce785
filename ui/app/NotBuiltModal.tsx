import { css } from '@emotion/react'
import type { ModalContentProps } from '../di/modal-registry.ts'
import { Button } from '../kit/Button.tsx'
import { space } from '../kit/theme.ts'
import { unbuiltText } from './not-built.ts'

const style = css({ display: 'grid', gap: space.s5, justifyItems: 'start' })

/** Says that a modal is missing. */
export const NotBuiltModal = ({ onClose }: ModalContentProps) => (
  <div css={style}>
    <p>{unbuiltText}</p>
    <Button onClick={onClose}>Close</Button>
  </div>
)
