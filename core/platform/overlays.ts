import type { io as IO } from 'fp-ts'
import type { Live } from '../kernel/store.ts'

/**
 * What a modal is opened with: its name in the front end's registry, and what those need that are not always the same.
 * A slice names its own modals; the slot takes any.
 */
export interface ModalRequest<Name extends string = string> {
  readonly name: Name
  readonly text?: string
  /** Id of what it is about, for those that are about one thing of several. */
  readonly about?: string
  /** false: neither the backdrop nor Esc closes it (SHELL-048, SHELL-052); true when left out. */
  readonly backdropCloses?: boolean
  /** Whether it covers the whole viewport (SHELL-049, SHELL-050); 'never' when left out. */
  readonly fullScreen?: FullScreen
  /** Modal that this one covers: a front end keeps its content, and shows it again when this one closes. */
  readonly under?: ModalRequest<Name>
}

/** When a modal covers the whole viewport; 'mobile': below the desktop width (SHELL-049, SHELL-050). */
export type FullScreen = 'always' | 'mobile' | 'never'

/** The one modal slot: opening a second modal replaces the first (SHELL-039). */
export interface Modals<Name extends string = string> {
  /** Shows it at once, in place of whatever modal is open. */
  readonly open: (request: ModalRequest<Name>) => void
}

/** For a use case whose own modal closes when its work is done. */
export interface ClosableModals<Name extends string = string> extends Modals<Name> {
  /** Closes the modal of this name; does nothing where another one is open. */
  readonly close: (name: Name) => void
}

/** What the detail carousel shows slides of (SHELL-054); the UI registers what each of them shows. */
export const slideKinds = ['invoice', 'bill-payment', 'donation', 'payout'] as const
/** A kind that the front end's slide registry has to know. */
export type SlideKind = (typeof slideKinds)[number]

/** One slide: the id is that of the thing shown, unique within its kind. */
export interface Slide {
  readonly kind: SlideKind
  readonly id: string
  /** What the thing shown is called: it is said aloud with its place in the list. */
  readonly name: string
}

/** The list that a carousel moves along. */
export interface Slides {
  /** In the order of the list that they were opened from. */
  readonly items: ReadonlyArray<Slide>
  /** Whether the list has further pages. */
  readonly canLoadMore: boolean
  /** Words for the last load of a page, and the label of the button that repeats it; null or left out: it did not fail. */
  readonly failure?: { readonly text: string; readonly label: string } | null
}

/** What a carousel is opened over. */
export interface CarouselRequest {
  /** Followed while the carousel is open; when it empties the carousel closes. */
  readonly slides: Live<Slides>
  /** The row that was chosen. */
  readonly index: number
  /** Loads the next page; called again and again near the end, so a load under way must be met. */
  readonly loadMore: () => void
  /** Loads the page that failed again; left out where no page can fail. */
  readonly tryAgain?: () => void
}

/** The one carousel slot, an overlay over the whole screen (SHELL-040, SHELL-053). */
export interface Carousels {
  /** Shows it at once, in place of whatever carousel is open. */
  readonly open: (request: CarouselRequest) => void
}

/** Something that happened, told over the page. */
export interface Toast {
  /** One of the same id takes its place. */
  readonly id: string
  /** What is done or under way leaves by itself; an offer and a failure stay until they are closed. */
  readonly tone: 'done' | 'waiting' | 'offer' | 'failure'
  readonly title: string
  readonly text: string | null
  readonly action: { readonly label: string; readonly act: IO.IO<void> } | null
  /** An address outside the app, as a link of its own: no browser keeps a pressed link from opening its tab. */
  readonly link?: { readonly label: string; readonly address: string }
}

/** The one place where toasts are told, one at a time. */
export interface Toasts {
  /** Shows it at once. One that stays and that it takes the place of comes back after it, anything else does not. */
  readonly show: (toast: Toast) => void
  /** Takes it away; does nothing where it is not there. */
  readonly withdraw: (id: string) => void
}
