import type { EventSignal } from '../../transport/event-stream.ts'

/** What the tabs that share streams tell each other. `tab` names a tab, `id` a stream. */
export type SharingMessage =
  /** The leader of now. */
  | { readonly kind: 'leading'; readonly tab: string }
  /** To the leader; told again and again, since a tab may end without a word. */
  | { readonly kind: 'want' | 'done'; readonly tab: string; readonly id: string }
  /** By the leader, to one tab or (null) to all. */
  | { readonly kind: 'signal'; readonly tab: string | null; readonly id: string; readonly signal: EventSignal }

const signals: ReadonlyArray<unknown> = ['open', 'event', 'error', 'closed'] satisfies ReadonlyArray<EventSignal>

const isText = (value: unknown): boolean => typeof value === 'string'

/** Whether it is one of ours: a tab may still run an older build. */
export const isSharingMessage = (data: unknown): data is SharingMessage => {
  if (typeof data !== 'object' || data === null) return false
  const { kind, tab, id, signal } = data as Readonly<Record<string, unknown>>
  if (kind === 'leading') return isText(tab)
  if (kind === 'want' || kind === 'done') return isText(tab) && isText(id)
  return kind === 'signal' && (tab === null || isText(tab)) && isText(id) && signals.includes(signal)
}
