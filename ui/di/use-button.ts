import { asyncButton, type ButtonState, type Live, project, type Status } from '@paydeck/core'
import { useMemo } from 'react'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

type WithStatus = { readonly status: Status } | { readonly form: { readonly status: Status } }

const statusOf = (view: WithStatus): Status => ('form' in view ? view.form.status : view.status)

/** What the button of a dialog shows of how its form stands (SHELL-071). */
export const useButton = (view: Live<WithStatus>): ButtonState => {
  const clock = useService(port('clock'))
  return useLive(useMemo(() => asyncButton(clock, project(view, statusOf)), [clock, view]))
}
