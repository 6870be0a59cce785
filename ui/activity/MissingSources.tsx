import type { MissingSourcesView } from '@paydeck/core'
import { waitNotice } from '../kit/notice-looks.ts'
import { Notice } from '../kit/Notice.tsx'

export interface MissingSourcesProps {
  readonly missing: MissingSourcesView | null
  /** Loads the missing sources again. */
  readonly onTryAgain: () => void
}

/** Notice about sources that failed (ACT-017). */
export const MissingSources = ({ missing, onTryAgain }: MissingSourcesProps) =>
  missing !== null && (
    <div role="alert">
      <Notice look={waitNotice} action={{ label: missing.label, onPress: onTryAgain }}>
        {missing.texts.map((one) => (
          <p key={one}>
            <strong>{one}</strong>
          </p>
        ))}
        <p>{missing.explanation}</p>
      </Notice>
    </div>
  )
