import type { ModalName } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface ModalContentProps {
  /** The text that the modal was opened with, for those that show one. */
  readonly text: string | null
  /** Id of what it is about, for those that are about one thing of several. */
  readonly about: string | null
  readonly onClose: () => void
  /** Replaces the heading of a modal with several steps. Missing if the content has no heading above it. */
  readonly onHead?: (heading: string) => void
}

/** Content of a modal. Large contents load when they are first shown. */
export interface ModalEntry {
  /** True for a modal that needs more width than a form, for example a QR code beside text. */
  readonly isWide?: boolean
  readonly content: ComponentType<ModalContentProps>
}

/** Every modal by its name: a missing one is a compile error. */
export type ModalRegistry = Readonly<Record<ModalName, ModalEntry>>
