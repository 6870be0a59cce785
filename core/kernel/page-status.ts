import type { ListStatus } from './remote.ts'

/** The status of a list once a page of it has come (SHELL-045). */
export const pageStatus = (items: number, pageSize: number): Extract<ListStatus, 'endOfList' | 'success'> =>
  items < pageSize ? 'endOfList' : 'success'
