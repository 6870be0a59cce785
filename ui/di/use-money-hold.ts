import { offlineNote } from '@paydeck/core'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

/** Why a button that moves money rests now, to be said beside it; null: it can be pressed. */
export const useMoneyHold = (): string | null => offlineNote(useLive(useService(port('device')).isOnline))
