import { attempt, type BillWidget, type BillWidgetEvent, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { Observable } from 'rxjs'
import { nullable, oneOf, record } from '../wire/codec.ts'
import { orNull } from '../wire/tolerant.ts'
import type { ScriptLoader } from './scripts.ts'

/** Global object of the bill-connection script (CALL-117). */
interface BillsService {
  /**
   * Opens the bill connection in the window named `bill-connection`. Reuses this window if it is already open. Returns null
   * if the browser blocks the window. Calls `onClose` once, as the last callback, however the window was closed.
   */
  readonly open: (request: {
    readonly token: string
    readonly environment: 'development' | 'production'
    readonly onClose: () => void
  }) => Window | null
}

declare global {
  interface Window {
    readonly bills?: BillsService
  }
}

type View = Pick<Window, 'bills' | 'addEventListener' | 'removeEventListener' | 'location' | 'open'>

/** Name of the window of the bill-connection script. The window can open before the script has loaded. */
const windowName = 'bill-connection'
const windowFeatures = 'popup,width=480,height=720'

/**
 * Maximum number of messages that the app handles from one connection window. The app ignores all later messages except the
 * final event, because a window that sends so many is faulty or malicious (X9).
 */
const mostMessages = 50

/** Maximum lengths of a token and of an error text, in characters. */
const longest = { token: 4096, text: 300 } as const

const Message = /* @__PURE__ */ oneOf('kind', {
  open: record({ kind: t.literal('open') }),
  linked: record({ kind: t.literal('linked'), accountToken: nullable(t.string) }),
  error: record({ kind: t.literal('error'), text: orNull(t.string) }),
  exit: record({ kind: t.literal('exit') }),
})

/** Parses a message of the window. Null if its shape is unknown. */
const eventOf = (data: unknown): BillWidgetEvent | null => {
  const read = Message.decode(data)
  if (E.isLeft(read)) return null
  const event = read.right
  if (event.kind === 'linked') {
    const { accountToken } = event
    return accountToken !== null && accountToken.length > longest.token
      ? null
      : { kind: 'linked', accountToken: accountToken || null }
  }
  if (event.kind === 'error') return { kind: 'error', text: event.text?.trim().slice(0, longest.text) || null }
  return event
}

/**
 * Manages a window that is reserved for later use. The window opens synchronously in the user's click, so that popup
 * blockers allow it.
 */
const makeReservation = (view: View) => {
  let reserved: Window | null = null
  return {
    reserve: (): void => {
      if (reserved === null || reserved.closed) reserved = view.open('', windowName, windowFeatures)
    },
    release: (): void => {
      reserved?.close()
      reserved = null
    },
    /**
     * Ends the reservation, because a connection uses the window now. Returns true if the user has already closed the
     * window.
     */
    use: (): boolean => {
      const isGone = reserved?.closed === true
      reserved = null
      return isGone
    },
  }
}

/**
 * Creates the bill widget from the script at the URL `address`. Accepts a message only if it comes from the window that the
 * widget opened and has the origin of the script. Ignores messages of unknown shape. With an empty `address`, there is no
 * widget.
 */
export const browserBillWidget = (view: View, loader: ScriptLoader, address: string): BillWidget => {
  const its = URL.parse(address, view.location.href)?.origin
  const { reserve, release, use } = makeReservation(view)
  return {
    prepare: attempt(
      async () => {
        if (address !== '') await loader.load(address)
        if (view.bills === undefined) throw new Error('There is no bill-connection script')
      },
      () => unreachable,
    ),
    reserve,
    release,
    open: ({ token, environment }) =>
      new Observable<BillWidgetEvent>((listener) => {
        let opened: Window | null = null
        let messageCount = 0
        const end = (kind: 'blocked' | 'exit'): void => {
          listener.next({ kind })
          listener.complete()
        }
        const hear = ({ origin, source, data }: MessageEvent): void => {
          if (opened === null || source !== opened || origin !== its) return
          const event = eventOf(data)
          if (event?.kind === 'exit') return end('exit')
          messageCount += 1
          if (event !== null && messageCount <= mostMessages) listener.next(event)
        }
        listener.add(() => view.removeEventListener('message', hear))
        view.addEventListener('message', hear)
        // Closing the reserved window cancels the connection.
        if (use()) return end('exit')
        try {
          opened = view.bills?.open({ token, environment, onClose: () => end('exit') }) ?? null
        } catch {
          listener.next({ kind: 'error', text: null })
          return end('exit')
        }
        if (opened === null) end('blocked')
      }),
  }
}
