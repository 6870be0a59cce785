import type { task as T } from 'fp-ts'
import { makeScope } from '../kernel/scope.ts'
import { combine, type Live, makeStores, project, type Store, type Stores } from '../kernel/store.ts'
import type { Notice } from '../platform/notice.ts'
import type {
  CarouselRequest,
  Carousels,
  Clock,
  ClosableModals,
  Configuration,
  Device,
  Log,
  ModalRequest,
  Services,
} from '../platform/ports.ts'
import type { Permissions, Session } from '../session/index.ts'
import type { Entrance, ShellState, Stage } from './model.ts'
import { isDesktopWidth, isWalletMode } from './rules.ts'
import { entranceOutlet } from './tables.ts'
import { makeStartServices } from './use-cases.ts'
import { mastheadView, modalView, type ModalView, shellView, type ShellView } from './view.ts'

/** Ports of the shell. */
export interface ShellPorts {
  /** Stores of the session. A sign-out closes modal and carousel by resetting these stores. */
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly services: Services
  readonly session: Live<Session>
  readonly device: Pick<Device, 'width'>
  readonly configuration: Pick<Configuration, 'isWallet' | 'pages'>
  /** Stage of the initialisation. */
  readonly stage: Live<Stage>
  readonly permissions: Live<Permissions>
  /** Values from the query string at the start. They stay the same until the page is reloaded (SHELL-015, ROUTE-068). */
  readonly start: { readonly isWallet: boolean; readonly idExperiment: boolean }
}

/**
 * Frame around every screen: the global UI state, and the views and actions of the frame. `Modal` is the type of the modals'
 * names.
 */
export interface Shell<Modal extends string = string> {
  readonly state: Live<ShellState<Modal>>
  readonly view: Live<ShellView>
  readonly modal: Live<ModalView<Modal> | null>
  /** Request that has opened the carousel; null if the carousel is closed (SHELL-040). */
  readonly carousel: Live<CarouselRequest | null>
  readonly isDesktop: Live<boolean>
  /** Ports through which slices open modals and carousels. */
  readonly modals: ClosableModals<Modal>
  readonly carousels: Carousels
  readonly tasks: {
    /** Loads the third-party services. Runs after the initialisation and never fails. */
    readonly startServices: T.Task<void>
  }
  readonly act: {
    /**
     * Must be called when the user has navigated to an in-app path. Closes the menu, the carousel, and a modal that Esc can
     * close.
     */
    readonly arriveAt: (path: string) => void
    /** Opens or closes the mobile menu. Has no effect in the desktop layout. */
    readonly toggleMobileMenu: () => void
    /** Closes the mobile menu. */
    readonly closeMobileMenu: () => void
    /** Closes the open modal. */
    readonly closeModal: () => void
    /** Closes the detail carousel. */
    readonly closeCarousel: () => void
    /** Sets the notices that home shows above its own notices. */
    readonly setNotices: (notices: ReadonlyArray<Notice>) => void
  }
}

const noNotices: ReadonlyArray<Notice> = []

/** Makes the parts of the page appear: the header once the app is ready, the outlet 400 ms later (SHELL-018, SHELL-019). */
const enter = (
  { page, clock }: { readonly page: Stores; readonly clock: Clock },
  stage: Live<Stage>,
  entrance: Store<Entrance>,
): void => {
  const scope = makeScope(page, clock)
  const at = (now: Stage): void => {
    scope.renew()
    entrance.update(() => ({ header: now === 'ready', outlet: false }))
    if (now === 'ready') scope.later(entranceOutlet, () => entrance.update(() => ({ header: true, outlet: true })))
  }
  stage.subscribe(at)
}

/**
 * Creates the shell, without an open modal or carousel.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), width: 400 })
 * const { shell } = makePaydeck(ports)
 * shell.isDesktop.get() // false
 * shell.modals.open({ name: 'update-name' })
 * shell.modal.get().request.name // 'update-name'
 */
export const makeShell = <Modal extends string>(ports: ShellPorts): Shell<Modal> => {
  const { stores, clock, device, configuration, start } = ports
  // Stores that live until the page is reloaded. Sign-out must not reset them.
  const page = makeStores()
  const path = page.make('/')
  const entrance = page.make<Entrance>({ header: false, outlet: false })
  const idExperiment = page.make(start.idExperiment)
  const menu = stores.make(false)
  const modal = stores.make<ModalRequest<Modal> | null>(null)
  const carousel = stores.make<CarouselRequest | null>(null)
  const notices = stores.make(noNotices)
  const isDesktop = project(device.width, isDesktopWidth)
  const pages = page.make(configuration.pages)
  const isWallet = page.make(isWalletMode({ byQuery: start.isWallet, byConfiguration: configuration.isWallet }))

  const closeCarousel = (): void => carousel.update(() => null)
  const closeMobileMenu = (): void => menu.update(() => false)
  isDesktop.subscribe((now) => {
    if (now) closeMobileMenu()
  })
  enter({ page, clock }, ports.stage, entrance)

  const masthead = project(
    combine({ path, isMobileMenuOpen: menu, permissions: ports.permissions, pages }),
    mastheadView,
  )
  return {
    state: combine({ isMobileMenuOpen: menu, modal, carousel, isDesktop, idExperiment, notices }),
    view: project(combine({ stage: ports.stage, isWallet, entrance, masthead }), shellView),
    modal: project(combine({ modal, isDesktop }), modalView<Modal>),
    carousel,
    isDesktop,
    modals: {
      open: (request) => modal.update(() => ({ ...request })),
      // Compares the name, so that a late timer does not close a different modal.
      close: (name) => modal.update((now) => (now?.name === name ? null : now)),
    },
    carousels: {
      // An empty list opens no carousel. The request is copied, so that a repeated request is a new object and counts as a
      // change.
      open: (request) => carousel.update(() => (request.slides.get().items.length === 0 ? null : { ...request })),
    },
    tasks: { startServices: makeStartServices({ ...ports, isWallet: isWallet.get() }) },
    act: {
      arriveAt: (next) => {
        if (next === path.get()) return
        closeMobileMenu()
        closeCarousel()
        modal.update((now) => (now?.backdropCloses === false ? now : null))
        path.update(() => next)
      },
      toggleMobileMenu: () => menu.update((isOpen) => !isOpen && !isDesktop.get()),
      closeMobileMenu,
      closeModal: () => modal.update(() => null),
      closeCarousel,
      setNotices: (next) => notices.update(() => next),
    },
  }
}
