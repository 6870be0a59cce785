import { graphemeCount, nameText } from '../../presentation/name-text.ts'
import { queryOfTimelineFilter, timelineFilterOf } from '../timeline-filter/index.ts'
import type { SavedView, ViewNameProblem } from './model.ts'
import { savedViews } from './tables.ts'

/**
 * Returns the problem of a name for a view. Null if the view can have the name (ACT-014).
 * @param renamed name of the view that gets the name; null for a new view
 * @example
 * viewNameProblem(' ', [], null) // 'empty'
 * viewNameProblem('Travel', [{ name: 'Travel' }], null) // 'taken'
 * viewNameProblem('Travel', [{ name: 'Travel' }], 'Travel') // null
 */
export const viewNameProblem = (
  typed: string,
  views: ReadonlyArray<Pick<SavedView, 'name'>>,
  renamed: string | null,
): ViewNameProblem | null => {
  const name = nameText(typed)
  if (name === '') return 'empty'
  if (graphemeCount(name) > savedViews.name.value) return 'too-long'
  if (name !== renamed && views.some((view) => view.name === name)) return 'taken'
  return renamed === null && views.length >= savedViews.most.value ? 'too-many' : null
}

/** Serializes views for the storage: each is its name and the query of its filter. */
export const savedViewsText = (views: ReadonlyArray<SavedView>): string =>
  JSON.stringify(views.map(({ name, filter }) => [name, queryOfTimelineFilter(filter)]))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

const viewOf = (value: unknown): ReadonlyArray<SavedView> => {
  if (!Array.isArray(value)) return []
  const parts: ReadonlyArray<unknown> = value
  const [name, query] = parts
  if (typeof name !== 'string' || !Array.isArray(query)) return []
  return [{ name: nameText(name), filter: timelineFilterOf(new Map(query.filter(isPair))) }]
}

/**
 * Parses the stored views. Drops everything that is not a valid view.
 * @example
 * parseSavedViews('[["Fees",[["kind","fee"]]]]')[0].filter.kinds // ['fee']
 * parseSavedViews('nothing') // []
 */
export const parseSavedViews = (text: string): ReadonlyArray<SavedView> => {
  const value = parsed(text)
  const views = Array.isArray(value) ? value.flatMap(viewOf) : []
  return views.reduce<ReadonlyArray<SavedView>>(
    (kept, view) => (viewNameProblem(view.name, kept, null) === null ? [...kept, view] : kept),
    [],
  )
}
