import { css } from '@emotion/react'
import { statementTexts as texts } from '@paydeck/core'
import { columns } from '../../kit/columns.ts'
import { SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../../kit/StillWaiting.tsx'
import { text, weight } from '../../kit/theme.ts'

const heading = css({ fontSize: text.xl, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.025em' })

/** Skeleton of the months while they load. */
export const MonthsWaiting = () => <SkeletonPanel heading={texts.monthly} rows={{ kind: 'money', count: 6 }} />

/** Skeleton of the page, shown while its code loads. It contains the real headings. */
export const StatementsWaiting = () => (
  <div css={[columns.stack, waitingPage]} aria-busy="true">
    <StillWaiting what={texts.content} />
    {/* Not a heading, because the page's own heading receives the focus. */}
    <p css={heading} aria-hidden="true">
      {texts.heading}
    </p>
    <MonthsWaiting />
  </div>
)
