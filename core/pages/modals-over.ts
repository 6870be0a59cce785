import type { ClosableModals } from '../platform/ports.ts'
import type { Shell } from '../shell/index.ts'

type Slot<Name extends string> = Pick<Shell<Name>, 'modal' | 'modals'> & {
  readonly act: Pick<Shell<Name>['act'], 'closeModal'>
}

/** Closes the open modal and shows the modal below it. */
export const closeTopModal = <Name extends string>({ modal, modals, act }: Slot<Name>): void => {
  const under = modal.get()?.request.under
  if (under === undefined) act.closeModal()
  else modals.open(under)
}

/** Makes a modal slot that opens a modal over the one that is already open. The covered modal keeps the user's input. */
export const modalsOver = <Name extends string>(shell: Slot<Name>): ClosableModals<Name> => ({
  open: (request) => {
    const open = shell.modal.get()?.request
    // If a modal that is already open opens again, the modal below it stays the same.
    const under = open?.name === request.name ? open.under : open
    shell.modals.open(under === undefined ? request : { ...request, under })
  },
  close: (name) => {
    if (shell.modal.get()?.name === name) closeTopModal(shell)
  },
})
