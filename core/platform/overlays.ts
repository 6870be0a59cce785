import type { io as IO } from 'fp-ts'
import type { Live } from '../kernel/store.ts'

/** Request to open a modal, by its name in the front end's registry. Each slice defines the names of its modals. */
export interface ModalRequest<Name extends string = string> {
  readonly name: Name
  readonly text?: string
  /** Id of the item that the modal is about, such as a card. */
  readonly about?: string
  /** False: neither the backdrop nor Esc closes the modal (SHELL-048, SHELL-052). Left out: true. */
  readonly backdropCloses?: boolean
  /** Condition under which the modal covers the whole viewport (SHELL-049, SHELL-050). Left out: 'never'. */
  readonly fullScreen?: FullScreen
  /**
   * Modal that this modal covers. The front end keeps the content of the covered modal, and shows it again when this modal
   * closes.
   */
  readonly under?: ModalRequest<Name>
}

/** Condition under which a modal covers the whole viewport. 'mobile': below the desktop width (SHELL-049, SHELL-050). */
export type FullScreen = 'always' | 'mobile' | 'never'

/** Slot for one open modal. Opening a second modal replaces the first (SHELL-039). */
export interface Modals<Name extends string = string> {
  /** Shows a modal immediately, in place of the open modal. */
  readonly open: (request: ModalRequest<Name>) => void
}

/** Slot for one open modal, for use cases that close their own modal. */
export interface ClosableModals<Name extends string = string> extends Modals<Name> {
  /** Closes the modal with this name. Has no effect if another modal is open. */
  readonly close: (name: Name) => void
}

/** Kinds of slides with the details of payments and payouts. */
export const paymentSlideKinds = ['invoice', 'bill-payment', 'donation', 'payout'] as const
/** Kind of a slide with the details of a payment or a payout. */
export type PaymentSlideKind = (typeof paymentSlideKinds)[number]

/** Kinds of slides of the detail carousel (SHELL-054). The front end registers the content of each kind. */
export const slideKinds = [...paymentSlideKinds, 'card-transaction', 'security-change'] as const
/** Kind of a slide. */
export type SlideKind = (typeof slideKinds)[number]

/** A slide. Ids are unique within a kind. */
export interface Slide {
  readonly kind: SlideKind
  readonly id: string
  /** Name of the slide for screen readers, which announce it together with the slide's position. */
  readonly name: string
}

/** Slides of a carousel. */
export interface Slides {
  /** Slides in the order of their list. */
  readonly items: ReadonlyArray<Slide>
  /** True if the list has further pages. */
  readonly canLoadMore: boolean
  /** Message of the last page load that failed, and the label of its retry button; null or left out: no failure. */
  readonly failure?: { readonly text: string; readonly label: string } | null
}

/** Request to open a carousel. */
export interface CarouselRequest {
  /** Current slides. The carousel observes them while it is open, and closes if they become empty. */
  readonly slides: Live<Slides>
  /** Index of the chosen row. */
  readonly index: number
  /**
   * Loads the next page of the list. The carousel calls it repeatedly near the last slide, so calls during a load must have
   * no effect.
   */
  readonly loadMore: () => void
  /** Retries loading the page of the list that failed. Left out if loading a page cannot fail. */
  readonly tryAgain?: () => void
}

/** The carousel slot, an overlay over the whole screen (SHELL-040, SHELL-053). */
export interface Carousels {
  /** Shows a carousel immediately, in place of the open carousel. */
  readonly open: (request: CarouselRequest) => void
}

/** A short message over the page. */
export interface Toast {
  /** A later toast with the same id replaces this toast. */
  readonly id: string
  /** 'done' and 'waiting' disappear by themselves; 'offer' and 'failure' stay until the user closes them. */
  readonly tone: 'done' | 'waiting' | 'offer' | 'failure'
  readonly title: string
  readonly text: string | null
  readonly action: { readonly label: string; readonly act: IO.IO<void> } | null
  /** Link that leaves the app. It is a link and not a button, since browsers never block a tab that a link opens. */
  readonly link?: { readonly label: string; readonly address: string }
}

/** The toast slot, which shows one toast at a time. */
export interface Toasts {
  /**
   * Shows a toast immediately. If the toast replaces an 'offer' or a 'failure', the replaced toast is shown again
   * afterwards.
   */
  readonly show: (toast: Toast) => void
  /** Removes a toast. Has no effect if the toast is not shown. */
  readonly withdraw: (id: string) => void
}
