export * from './model.ts'
export { parseSavedViews, savedViewsText, viewNameMessage, viewNameProblem } from './rules.ts'
export { makeSavedViews, type SavedViews, type SavedViewsPorts } from './slice.ts'
