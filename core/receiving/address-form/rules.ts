// Door for slice.ts alone.
export {
  addressCodeMessage,
  blankCode,
  blankForm,
  blankSubject,
  changeOf,
  editForm,
  formToSave,
  isFixed,
  isSavable,
  newForm,
  overOffered,
  saveEvent,
} from './rules/index.ts'
