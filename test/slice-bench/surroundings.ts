import { makeStores } from '@paydeck/core/kernel'
import type {
  CarouselRequest,
  Carousels,
  ClosableModals,
  Log,
  ModalRequest,
  TextStorage,
  Toast,
} from '@paydeck/core/platform'
import { fakeClock } from '@paydeck/core/testing'
import { option as O } from 'fp-ts'
import { memoryEffectPorts, noEffects } from '../../core/memory/platform.ts'

const makeLog = () => {
  const logged: Array<string> = []
  const warnings: Array<string> = []
  const errors: Array<string> = []
  const log: Log = {
    warn: (message) => void (logged.push(message), warnings.push(message)),
    error: (message) => void (logged.push(message), errors.push(message)),
  }
  return { log, logged, warnings, errors }
}

/**
 * Creates a fake of the app's modal slot, which contains at most one open modal. A sign-out leaves this modal open. In the
 * app, the shell closes it.
 */
const makeModalSlot = () => {
  const slot = makeStores().make<ModalRequest | null>(null)
  const opened: Array<ModalRequest> = []
  const closed: Array<string> = []
  const moves: Array<string> = []
  const modals: ClosableModals = {
    open: (request) => {
      opened.push(request)
      moves.push(`open ${request.name}`)
      slot.update(() => request)
    },
    close: (name) => {
      closed.push(name)
      moves.push(`close ${name}`)
      slot.update((now) => (now?.name === name ? null : now))
    },
  }
  return { modals, slot, opened, closed, moves }
}

/**
 * Creates fakes of the ports that nearly every slice requires (`ports`), and a record of how the slice uses these ports
 * (`seen`).
 * @param now milliseconds since 1970
 */
export const makeSurroundings = (now = 0) => {
  const stores = makeStores()
  const clock = fakeClock(now)
  const { log, ...texts } = makeLog()
  const { modals, moves, ...modal } = makeModalSlot()
  const effects = noEffects()
  const toasts: Array<Toast> = []
  const carousels: Array<CarouselRequest> = []
  return {
    ports: {
      ...memoryEffectPorts(effects),
      stores,
      clock,
      log,
      modals,
      toasts: { show: (toast: Toast) => void toasts.push(toast) },
      carousels: { open: (request) => void carousels.push(request) } satisfies Carousels,
    },
    seen: {
      stores,
      clock,
      advance: clock.advance,
      /** Warnings and errors that the slice has logged, in order. */
      ...texts,
      ...modal,
      /** Every opening and closing of a modal, in order, as "open name" or "close name". */
      modals: moves,
      /** Returns the name of the open modal, or null. */
      modal: () => modal.slot.get()?.name ?? null,
      toasts,
      carousels,
      wentTo: effects.paths,
      tracked: effects.analytics,
      saved: effects.files,
      copied: effects.copied,
      /** URLs of the tabs that the slice has opened. */
      tabs: effects.opened,
    },
  }
}

/** Creates a text storage in memory. The test can read and change the stored texts through `kept`. */
export const textStorage = (): TextStorage & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (key) => O.fromNullable(kept.get(key)),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
