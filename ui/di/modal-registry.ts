import type { ModalName } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface ModalContentProps {
  /** Text of the request that opened the modal. Null if the modal needs none. */
  readonly text: string | null
  /** Id of the modal's subject. Null if there is only one subject. */
  readonly about: string | null
  readonly onClose: () => void
  /** Replaces the heading of a modal with several steps. Undefined if the content is shown without a heading. */
  readonly onHead?: (heading: string) => void
}

/** Content of a modal. The code of large contents loads when they are first shown. */
export interface ModalEntry {
  /** True for a modal that needs more width than a form, for example a QR code beside text. */
  readonly isWide?: boolean
  readonly content: ComponentType<ModalContentProps>
}

/** Modals by name. A missing one is a compile error. */
export type ModalRegistry = Readonly<Record<ModalName, ModalEntry>>
