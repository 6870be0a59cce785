/* Dialogs of the activity page, loaded when the first of them opens. */
export { RenameViewModal, SaveViewModal } from './saved-views/ViewDialogs.tsx'
export { ShortcutsModal } from './timeline/ShortcutsModal.tsx'
