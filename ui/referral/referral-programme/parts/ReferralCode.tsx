import { css } from '@emotion/react'
import { type ReferralProgrammeView, referralTexts } from '@paydeck/core'
import { useEffect } from 'react'
import { useCopy } from '../../../di/use-copy.ts'
import { Alert } from '../../../kit/Alert.tsx'
import { Button } from '../../../kit/Button.tsx'
import { CopyText } from '../../../kit/CopyText.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { size, space } from '../../../kit/theme.ts'

const styles = {
  place: css({ minBlockSize: size.bar }),
  failed: css({ display: 'grid', gap: space.s4, justifyItems: 'start' }),
}

export interface ReferralCodeProps extends Pick<ReferralProgrammeView, 'code' | 'failure'> {
  /** Loads the referral code. Does nothing if it is already loaded. */
  readonly onLoad: () => void
}

/** Referral code with a copy button (CARD-105). The code is loaded when it is first shown. */
export const ReferralCode = ({ code, failure, onLoad }: ReferralCodeProps) => {
  const { copied, copy } = useCopy('label')
  useEffect(onLoad, [onLoad])
  if (failure !== null) {
    return (
      <div css={styles.failed}>
        <Alert tone="caution">{failure}</Alert>
        <Button kind="quiet" onClick={onLoad}>
          {referralTexts.again}
        </Button>
      </div>
    )
  }
  if (code === null) {
    return (
      <div css={styles.place} aria-busy="true">
        <Skeleton />
        <Skeleton />
      </div>
    )
  }
  return <CopyText label={referralTexts.code} value={code} look="label" copied={copied} onCopy={copy} />
}
