import type { ServerResponse } from 'node:http'

/** One open answer of server-sent events. Plain data, since there may be ten thousand. */
export interface EventStream {
  readonly response: ServerResponse
  /** Says nothing any more, and holds the connection: what a dead network looks like from here. */
  isSilent: boolean
}

/** Bytes that a reader may leave unread: an event has about a hundred. */
const mostUnread = 64 * 1024

/** Writes to a stream. A reader that takes nothing is let go: what is kept for it would only grow. */
export const write = ({ response, isSilent }: EventStream, text: string): void => {
  if (isSilent || response.writableEnded || response.destroyed) return
  response.write(text)
  if (response.writableLength > mostUnread) response.destroy()
}

/** The text of an event. Its parts hold no line break. */
export const eventText = (event: { readonly id: string; readonly name: string; readonly data: unknown }): string =>
  `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`

/** Nothing that a reader takes for an event; it says that the connection is alive. */
export const keepAlive = ':\n\n'
