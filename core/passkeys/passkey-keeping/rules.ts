import { formatDay } from '../../kernel/calendar.ts'
import type { DisplayedPasskey, PasskeyCredential, PasskeyOrigins } from '../model.ts'
import { display, passkeyLimit } from './tables.ts'

/** Whether no further passkey may be made (PASS-010). */
export const isAddDisabled = (count: number): boolean => count >= passkeyLimit.value

/**
 * The passkeys as they are listed, the oldest first (PASS-003, PASS-004, PASS-007).
 * @param origins what this browser remembers
 */
export const displayedPasskeys = (
  credentials: ReadonlyArray<PasskeyCredential>,
  origins: PasskeyOrigins,
): ReadonlyArray<DisplayedPasskey> =>
  credentials
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map(({ id, createdAt }, index) => {
      const { savedWith, device } = origins.get(id) ?? display
      const date = formatDay(createdAt)
      const values: Readonly<Record<string, string>> = { savedWith, device, date }
      return {
        id,
        title: display.title.replace('{number}', String(index + 1)),
        createdAt: date,
        savedWith,
        device,
        text: display.saved.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
      }
    })
