import type { ServerResponse } from 'node:http'

/**
 * Open response that sends server-sent events. The object has no functions, because there may be ten thousand streams and
 * functions would need more memory.
 */
export interface EventStream {
  readonly response: ServerResponse
  /** True if the stream sends nothing but keeps the connection, to simulate a dead network. */
  isSilent: boolean
}

/** Maximum number of unsent bytes per client. An event has about a hundred bytes. */
const mostUnread = 64 * 1024

/** Writes to a stream. Disconnects a client that does not read, since its buffer would grow without limit. */
export const write = ({ response, isSilent }: EventStream, text: string): void => {
  if (isSilent || response.writableEnded || response.destroyed) return
  response.write(text)
  if (response.writableLength > mostUnread) response.destroy()
}

/** Serializes an event. Its id and name must not contain line breaks. */
export const eventText = (event: { readonly id: string; readonly name: string; readonly data: unknown }): string =>
  `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`

/** Comment line that keeps the connection alive without an event. */
export const keepAlive = ':\n\n'
