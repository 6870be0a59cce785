import type { Arrival, Navigation } from '@paydeck/core'

type Place = Pick<Location, 'pathname' | 'search' | 'host' | 'origin' | 'assign'>

const referrerPath = (referrer: string, origin: string): string => {
  if (!URL.canParse(referrer)) return ''
  const { origin: from, pathname } = new URL(referrer)
  return from === origin ? pathname : ''
}

/** True if a URL stays on this origin, whatever slashes, backslashes and control characters it contains. */
const isSameOrigin = (address: string, origin: string): boolean =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin

export const browserNavigation = (place: Place, referrer: string): Navigation => {
  const arrival: Arrival = {
    path: place.pathname,
    query: new Map(new URLSearchParams(place.search)),
    referrerPath: referrerPath(referrer, place.origin),
    host: place.host,
  }
  let left = false
  return {
    arrival,
    here: () => place.pathname + place.search,
    // Several responses may each redirect the user. The first redirect wins (SESS-019).
    leave: (address) => {
      if (left || !isSameOrigin(address, place.origin)) return
      left = true
      place.assign(address)
    },
  }
}
