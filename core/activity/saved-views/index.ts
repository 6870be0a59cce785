export * from './model.ts'
export { parseSavedViews, savedViewsText, viewNameProblem } from './rules.ts'
export { nameProblems } from './tables.ts'
export { makeSavedViews, type SavedViews, type SavedViewsPorts } from './slice.ts'
