import { function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Configuration } from '../../platform/ports.ts'
import type { TwoFactorSettings } from '../../security/index.ts'
import type { PairingState } from './model.ts'
import type { PairingCodes } from './ports.ts'
import { isPairingCode, pairingCodeOf } from './rules.ts'
import { pairingCodeDelay } from './tables.ts'
import { walletPairingView, type WalletPairingView } from './view.ts'

/** What the pairing of a wallet app needs from outside. */
export interface WalletPairingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly pairing: PairingCodes
  readonly configuration: Pick<Configuration, 'walletScheme'>
  /** null until known. */
  readonly security: Live<TwoFactorSettings | null>
}

/** A wallet app being paired. */
export interface WalletPairing {
  readonly view: Live<WalletPairingView>
  /** Begins: with the second factor where there is one, else with a new pairing code. */
  readonly open: IO.IO<void>
  /** Forgets the codes. */
  readonly close: IO.IO<void>
  /** What stands in the field of the code now. */
  readonly type: (code: string) => IO.IO<void>
  /** From the authenticator's code to a backup code, or back. */
  readonly switchKind: IO.IO<void>
  /** Goes on from the second factor; does nothing while there is none that will do. */
  readonly submit: IO.IO<void>
}

const closed: PairingState = { step: 'closed', kind: 'authenticator', code: '', secret: null, isDue: false }

/**
 * Pairs a wallet app. A pairing code that cannot be had is passed over in silence, as ERR-030 asks: there is nothing to
 * scan then, and beginning again asks for another. Nothing of it outlives the dialog.
 */
export const makeWalletPairing = ({
  stores,
  clock,
  pairing,
  configuration,
  security,
}: WalletPairingPorts): WalletPairing => {
  const state = stores.make<PairingState>(closed)
  const put = (change: Partial<PairingState>): void => state.update((now) => ({ ...now, ...change }))
  const code = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => {
      const mine = visit
      return F.pipe(
        pairing.newCode,
        TE.map((address) => {
          if (mine === visit && state.get().step === 'qr') put({ secret: pairingCodeOf(address) })
        }),
      )
    },
    resetAfter: { success: null, failed: null },
  })
  let visit = 0
  let delay = Subscription.EMPTY
  const leave = (next: PairingState): void => {
    visit += 1
    delay.unsubscribe()
    code.reset()
    state.update(() => next)
  }
  const showCode = (): void => {
    put({ step: 'qr' })
    delay = clock.schedule(() => put({ isDue: true }), pairingCodeDelay.ms)
    void code.start()()
  }
  const whenAsked =
    (act: (now: PairingState) => void): IO.IO<void> =>
    () => {
      if (state.get().step === 'code') act(state.get())
    }
  return {
    view: project(combine({ state, code }), (now) => walletPairingView({ ...now, ...configuration })),
    open: () => {
      leave(closed)
      if (security.get()?.otpEnabled === true) put({ step: 'code' })
      else showCode()
    },
    close: () => leave(closed),
    type: (typed) => whenAsked(() => put({ code: typed })),
    switchKind: whenAsked(({ kind }) => put({ kind: kind === 'backup' ? 'authenticator' : 'backup', code: '' })),
    submit: whenAsked(({ kind, code: typed }) => {
      if (isPairingCode(kind, typed)) showCode()
    }),
  }
}
