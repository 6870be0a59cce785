import type { Device } from '@paydeck/core'
import { distinctUntilChanged, fromEvent, map, share } from 'rxjs'

export const browserDevice = (view: Window): Device => ({
  userAgent: view.navigator.userAgent,
  width: {
    get: () => view.innerWidth,
    changes$: fromEvent(view, 'resize').pipe(
      map(() => view.innerWidth),
      distinctUntilChanged(),
      share(),
    ),
  },
})
