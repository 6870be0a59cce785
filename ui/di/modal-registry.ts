import type { ModalName } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface ModalContentProps {
  /** Text from the request to open the modal. Null if the modal shows no such text. */
  readonly text: string | null
  /** Id of the item that the modal is about. Null for a modal that needs no id. */
  readonly about: string | null
  readonly onClose: () => void
  /** Changes the heading of a modal that has several steps. Undefined if the modal has no heading to change. */
  readonly onHead?: (heading: string) => void
}

/** Entry of the modal registry. If the content of a modal has much code, this code loads when the modal is first shown. */
export interface ModalEntry {
  /** True for a modal whose content is wider than a form, such as a QR code beside text. */
  readonly isWide?: boolean
  readonly content: ComponentType<ModalContentProps>
}

/** Registry of all modals, by name. TypeScript reports a missing modal. */
export type ModalRegistry = Readonly<Record<ModalName, ModalEntry>>
