import type { ListStatus } from './remote.ts'

/**
 * Returns the status of a list after a page has loaded: `endOfList` if the page is not full, otherwise `success`
 * (SHELL-045).
 * @example
 * pageStatus(20, 20) // 'success'
 * pageStatus(7, 20) // 'endOfList'
 */
export const pageStatus = (items: number, pageSize: number): Extract<ListStatus, 'endOfList' | 'success'> =>
  items < pageSize ? 'endOfList' : 'success'
