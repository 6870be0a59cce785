import { css } from '@emotion/react'
import { donationFormOf } from '@paydeck/core'
import { useEffect, useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Outcome } from '../../kit/Outcome.tsx'
import { space } from '../../kit/theme.ts'

const style = css({ marginBlockStart: space.s5, '& > div:not(:empty)': { marginBlockStart: space.s3 } })

export interface FormButtonProps {
  readonly invoiceId: string
}

/** Button that downloads the form of a donation, and the result of the download (PAY-091). */
export const FormButton = ({ invoiceId }: FormButtonProps) => {
  const donationForm = useService(slice('donationForm'))
  const form = useLive(useMemo(() => donationFormOf(donationForm, invoiceId), [donationForm, invoiceId]))
  useEffect(() => donationForm.leave, [donationForm, invoiceId])
  return (
    <div css={style}>
      <AsyncButton
        label={form.label}
        state={form.state}
        disabled={form.isDisabled}
        onPress={() => donationForm.download(invoiceId)}
      />
      <Outcome alert={form.outcome} />
    </div>
  )
}
