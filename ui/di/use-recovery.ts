import { followRecoveries } from '@paydeck/core'
import { useEffect, useRef } from 'react'
import { Observable } from 'rxjs'
import { port } from './tokens.ts'
import { useService } from './use-service.ts'

/** Emits when the page becomes visible. */
const returned$ = new Observable<void>((listener) => {
  const look = (): void => {
    if (!document.hidden) listener.next()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
})

/** Calls `act` once each time the network has recovered, while the component is mounted. */
export const useRecovery = (act: () => void): void => {
  const clock = useService(port('clock'))
  const device = useService(port('device'))
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    const following = followRecoveries({ clock, device, returned$, random: Math.random }, () => latest.current())
    return () => following.unsubscribe()
  }, [clock, device])
}
