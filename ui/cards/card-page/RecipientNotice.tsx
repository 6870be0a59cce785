import type { CardPageView } from '@paydeck/core'
import { waitNotice } from '../../kit/notice-looks.ts'
import { Notice } from '../../kit/Notice.tsx'

/** Notice about the payout recipient's verification (RECV-104). */
export const RecipientNotice = ({ recipient }: { readonly recipient: NonNullable<CardPageView['recipient']> }) => {
  const { text, action } = recipient
  return (
    <Notice
      look={waitNotice}
      action={
        action === null
          ? undefined
          : { label: action.label, to: action.to ?? undefined, href: action.href ?? undefined }
      }
    >
      {text}
    </Notice>
  )
}
