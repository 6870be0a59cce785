import { matchRoute } from '../../routes/index.ts'
import type { Law } from '../../testing/law.ts'
import { eachRow, type Table } from './columns.ts'

/** Law that each in-app path leads to a page of the app. A path may have a query. */
export const linkLaw = (title: string, paths: Table<string>): Law =>
  eachRow(title, paths, (path) => matchRoute(path.split('?')[0] ?? path) !== null)
