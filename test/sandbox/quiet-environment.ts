import type { AppMeans } from '@paydeck/sandbox/http/app'
import { noProxies } from '@paydeck/sandbox/kernel/networks'
import { noObserver } from '@paydeck/sandbox/kernel/observer'
import { systemRandomness } from '@paydeck/sandbox/kernel/secrets'

const ignore = (): void => undefined

/** Environment of an HTTP app that logs and measures nothing, and trusts no proxy. */
export const quietEnvironment: AppMeans['environment'] = {
  log: { info: ignore, warn: ignore },
  observer: noObserver,
  publicOrigin: null,
  isTrusted: noProxies,
  random: systemRandomness,
}
