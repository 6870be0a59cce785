import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { PairingCodes } from './ports.ts'
import { pairingCodeOf } from './rules.ts'

/** Obtains a new pairing code; null: the provider's reply carries none (PROF-050). */
export const makeObtainCode = (codes: PairingCodes): TE.TaskEither<Fault, string | null> =>
  F.pipe(codes.newCode, TE.map(pairingCodeOf))
