export * from './model.ts'
export { situationOf, stepTime } from './rules.ts'
export {
  type ApplicationProgressView,
  applicationProgressView,
  type ProgressStep,
  type LabelledText,
  type Viewing,
} from './view.ts'
