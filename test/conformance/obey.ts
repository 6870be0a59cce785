import type { Law } from '@paydeck/core/testing'
import { it } from 'vitest'

/** A test of each law. */
export const obey = (laws: ReadonlyArray<Law>): void => {
  for (const { says, holds } of laws) it(says, holds)
}
