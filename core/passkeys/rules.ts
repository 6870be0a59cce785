import { formatDay } from '../kernel/calendar.ts'
import type { DisplayedPasskey, PasskeyCredential, PasskeyOrigin, PasskeysState, Removal } from './model.ts'
import { display, passkeyLimit, removalFailures } from './tables.ts'

/** A first passkey is offered to whoever may have one and has none (HOME-015). */
export const isSetupOffered = ({ enabled, credentials }: Pick<PasskeysState, 'enabled' | 'credentials'>): boolean =>
  enabled && credentials.length === 0

/** Whether no further passkey may be made (PASS-010). */
export const isAddDisabled = (count: number): boolean => count >= passkeyLimit.value

/**
 * The passkeys as they are listed, the oldest first (PASS-003, PASS-004, PASS-007).
 * @param origins what this browser remembers, by the credentials' ids
 */
export const displayedPasskeys = (
  credentials: ReadonlyArray<PasskeyCredential>,
  origins: ReadonlyMap<string, PasskeyOrigin>,
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

/**
 * What is to be done about a removal.
 * @param credentials as they were just fetched again (PASS-019)
 */
export const removalOf = (id: string | null, credentials: ReadonlyArray<PasskeyCredential>): Removal => {
  if (id === null || id === '') return { _tag: 'Refused', text: removalFailures.unnamed }
  return credentials.some((credential) => credential.id === id)
    ? { _tag: 'Remove', id }
    : { _tag: 'Refused', text: removalFailures.gone }
}
