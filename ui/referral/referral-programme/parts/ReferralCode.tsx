import { css } from '@emotion/react'
import { referralTexts } from '@paydeck/core'
import { useEffect } from 'react'
import { slice } from '../../../di/tokens.ts'
import { useCopy } from '../../../di/use-copy.ts'
import { useLive } from '../../../di/use-live.ts'
import { useService } from '../../../di/use-service.ts'
import { Alert } from '../../../kit/Alert.tsx'
import { Button } from '../../../kit/Button.tsx'
import { CopyText } from '../../../kit/CopyText.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { size, space } from '../../../kit/theme.ts'

const styles = {
  place: css({ minBlockSize: size.bar }),
  failed: css({ display: 'grid', gap: space.s4, justifyItems: 'start' }),
}

/** The code that the user gives away, with a button that copies it (CARD-105). It is asked for when it is first shown. */
export const ReferralCode = () => {
  const { view, loadCode } = useService(slice('referralProgramme'))
  const { code, failure } = useLive(view)
  const { copied, copy } = useCopy('label')
  useEffect(() => {
    void loadCode()
  }, [loadCode])
  if (failure !== null) {
    return (
      <div css={styles.failed}>
        <Alert tone="caution">{failure}</Alert>
        <Button kind="soft" small onClick={() => void loadCode()}>
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
