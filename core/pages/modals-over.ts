import type { ClosableModals } from '../platform/ports.ts'
import type { Shell } from '../shell/index.ts'

type Slot<Name extends string> = Pick<Shell<Name>, 'modal' | 'modals'> & {
  readonly act: Pick<Shell<Name>['act'], 'closeModal'>
}

/** Closes the modal that is shown; the one that it covers comes back. */
export const closeTopModal = <Name extends string>({ modal, modals, act }: Slot<Name>): void => {
  const under = modal.get()?.request.under
  if (under === undefined) act.closeModal()
  else modals.open(under)
}

/** Modals that open over the open one instead of replacing it: what the user has filled in there is kept. */
export const modalsOver = <Name extends string>(shell: Slot<Name>): ClosableModals<Name> => ({
  open: (request) => {
    const open = shell.modal.get()?.request
    // A modal that is opened again covers what it covered before, never itself.
    const under = open?.name === request.name ? open.under : open
    shell.modals.open(under === undefined ? request : { ...request, under })
  },
  close: (name) => {
    if (shell.modal.get()?.name === name) closeTopModal(shell)
  },
})
