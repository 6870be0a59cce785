import type { ModalName } from '@paydeck/core'
import { makeCarousel, type Carousel } from '@paydeck/core/carousel'
import { constant, makeStores, type Store, type Stores } from '@paydeck/core/kernel'
import type { ExternalPage } from '@paydeck/core/platform'
import { signedOut, type Permissions } from '@paydeck/core/session'
import { makeShell, type Shell, type ShellPorts, type Stage } from '@paydeck/core/shell'
import type { FakeClock } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { nobody } from '../arbitraries/shell.ts'
import { makeSurroundings } from '../slice-bench/index.ts'

export const pages: Readonly<Record<ExternalPage, string>> = {
  wallet: '/pages/wallet',
  support: '/pages/support',
  blog: '/pages/blog',
  verificationHelp: '/pages/verification-help',
  newCard: '/pages/new-card',
  terms: '/pages/terms',
  feeDisclosure: '/pages/fee-disclosure',
}

export interface Bench {
  readonly shell: Shell<ModalName>
  readonly carousel: Carousel
  readonly clock: FakeClock
  readonly stores: Stores
  readonly width: Store<number>
  readonly stage: Store<Stage>
  readonly permissions: Store<Permissions>
}

/** Creates a shell, which is the frame around all pages. The test can change the stores that the shell reads. */
export const bench = (
  over: Partial<Pick<ShellPorts, 'start' | 'configuration' | 'services' | 'session' | 'log'>> & {
    readonly width?: number
    readonly stage?: Stage
  } = {},
): Bench => {
  const outside = makeStores()
  const { ports } = makeSurroundings()
  const { stores, clock } = ports
  const width = outside.make(over.width ?? 1280)
  const stage = outside.make<Stage>(over.stage ?? 'initialising')
  const permissions = outside.make(nobody)
  const shell = makeShell<ModalName>({
    ...ports,
    log: over.log ?? ports.log,
    services: over.services ?? {
      captcha: () => TE.right(undefined),
      chat: TE.right(undefined),
      analytics: TE.right(undefined),
    },
    session: over.session ?? constant(signedOut),
    device: { width },
    configuration: over.configuration ?? { isWallet: false, pages },
    stage,
    permissions,
    start: over.start ?? { isWallet: false, idExperiment: false },
  })
  const carousel = makeCarousel({ stores, clock, slot: shell.carousel, close: shell.act.closeCarousel })
  return { shell, carousel, clock, stores, width, stage, permissions }
}
