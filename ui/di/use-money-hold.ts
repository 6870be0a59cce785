import { offlineNote } from '@paydeck/core'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

/** Returns the reason why buttons that move money are disabled, as text to show beside them. Null if they are enabled. */
export const useMoneyHold = (): string | null => offlineNote(useLive(useService(port('device')).isOnline))
