import type { EventSignal } from '../../transport/event-stream.ts'

/** Messages between browser tabs that share streams. `tab` is the name of a tab, and `id` is the id of a stream. */
export type SharingMessage =
  /** Sent by the current leader as a sign of life. */
  | { readonly kind: 'leading'; readonly tab: string }
  /**
   * Sent by a follower to the leader. The follower repeats `want` while it uses the stream, because a tab can close without
   * sending `done`.
   */
  | { readonly kind: 'want' | 'done'; readonly tab: string; readonly id: string }
  /** Sent by the leader to the tab `tab`, or to all tabs if `tab` is null. */
  | { readonly kind: 'signal'; readonly tab: string | null; readonly id: string; readonly signal: EventSignal }

const signals: ReadonlyArray<unknown> = ['open', 'event', 'error', 'closed'] satisfies ReadonlyArray<EventSignal>

const isText = (value: unknown): boolean => typeof value === 'string'

/** True if the data is a valid message. Other tabs may run an older build. */
export const isSharingMessage = (data: unknown): data is SharingMessage => {
  if (typeof data !== 'object' || data === null) return false
  const { kind, tab, id, signal } = data as Readonly<Record<string, unknown>>
  if (kind === 'leading') return isText(tab)
  if (kind === 'want' || kind === 'done') return isText(tab) && isText(id)
  return kind === 'signal' && (tab === null || isText(tab)) && isText(id) && signals.includes(signal)
}
