import { asyncButton, type ButtonState, type Live, project, type Status } from '@paydeck/core'
import { useMemo } from 'react'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

type WithStatus = { readonly status: Status } | { readonly form: { readonly status: Status } }

const statusOf = (view: WithStatus): Status => ('form' in view ? view.form.status : view.status)

/**
 * What the button of a dialog shows of how its form stands (SHELL-071). As soon as there is an answer, which the dialog
 * tells, nothing is shown to be on its way any more: after a failure it can be pressed again, after a success it waits for
 * its outcome.
 */
export const useButton = (view: Live<WithStatus>): ButtonState | 'settled' => {
  const clock = useService(port('clock'))
  const status = useMemo(() => project(view, statusOf), [view])
  const shown = useLive(useMemo(() => asyncButton(clock, status), [clock, status]))
  const present = useLive(status)
  if (shown !== 'loading' || present === 'loading') return shown
  return present === 'success' ? 'settled' : 'rest'
}
