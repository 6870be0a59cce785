import type { ModalName } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface ModalContentProps {
  /** The text that the modal was opened with, for those that show one. */
  readonly text: string | null
  /** Id of what it is about, for those that are about one thing of several. */
  readonly about: string | null
  readonly onClose: () => void
  /** Replaces the heading, for a modal that goes through stages; missing where the content has no heading above it. */
  readonly onHead?: (heading: string) => void
}

/** Content of a modal, which is loaded late where it is large. */
export interface ModalEntry {
  /** It shows what needs more room than a form, as a code to be scanned beside words. */
  readonly isWide?: boolean
  readonly content: ComponentType<ModalContentProps>
}

/** Every modal by its name: a missing one is a compile error. */
export type ModalRegistry = Readonly<Record<ModalName, ModalEntry>>
