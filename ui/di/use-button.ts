import { asyncButton, type ButtonState, type Live, project, type Status } from '@paydeck/core'
import { useMemo } from 'react'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

type WithStatus = { readonly status: Status } | { readonly form: { readonly status: Status } }

const statusOf = (view: WithStatus): Status => ('form' in view ? view.form.status : view.status)

/**
 * Returns the state of a dialog's button (SHELL-071). When the response arrives, the button stops showing progress, because
 * the dialog shows the result. A failure enables the button. After a success, its state is 'settled', and a moment later
 * 'success'.
 */
export const useButton = (view: Live<WithStatus>): ButtonState | 'settled' => {
  const clock = useService(port('clock'))
  const status = useMemo(() => project(view, statusOf), [view])
  const shown = useLive(useMemo(() => asyncButton(clock, status), [clock, status]))
  const present = useLive(status)
  if (shown !== 'loading' || present === 'loading') return shown
  return present === 'success' ? 'settled' : 'idle'
}
