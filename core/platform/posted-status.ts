import type { PostedMessage } from './ports.ts'

const statusOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'status' in data && typeof data.status === 'string' ? data.status : null

/**
 * The status that the opened window says, from its origin (CARD-167); null: the message is none of it, or says none. Total
 * over everything that can be posted.
 */
export const postedStatus = ({ origin, isFromWindow, data }: PostedMessage, windowOrigin: string): string | null =>
  isFromWindow && origin === windowOrigin ? statusOf(data) : null
