import type { Device } from '@paydeck/core'
import { distinctUntilChanged, Observable } from 'rxjs'

export const browserDevice = (view: Window): Device => ({
  userAgent: view.navigator.userAgent,
  width: {
    get: () => view.innerWidth,
    changes$: new Observable<number>((listener) => {
      const tell = (): void => listener.next(view.innerWidth)
      view.addEventListener('resize', tell)
      return () => view.removeEventListener('resize', tell)
    }).pipe(distinctUntilChanged()),
  },
})
