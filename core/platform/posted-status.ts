import type { PostedMessage } from './ports.ts'

const statusOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'status' in data && typeof data.status === 'string' ? data.status : null

/**
 * Returns the status in a message of the payment window (CARD-167). Null if another window sent the message, or if the
 * message has no status.
 */
export const postedStatus = ({ origin, isFromWindow, data }: PostedMessage, windowOrigin: string): string | null =>
  isFromWindow && origin === windowOrigin ? statusOf(data) : null
