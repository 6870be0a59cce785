import { css } from '@emotion/react'
import type { PayWindowView } from '@paydeck/core'
import { Alert } from '../../kit/Alert.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  paying: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    padding: `${space.s3} ${space.s4}`,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: colour.brandSoft,
    fontSize: text.s,
  }),
  ring: css({ display: 'grid', flexShrink: 0, color: colour.brand }),
  title: css({ fontWeight: weight.strong }),
}

/** Message that is shown while the payment window is open, or after the browser has blocked this window. */
export const Paying = ({ shown }: { readonly shown: PayWindowView | null }) => (
  <>
    {/* Always rendered, so that screen readers announce new content. */}
    <div role="status">
      {shown !== null && !shown.isBlocked && (
        <div css={styles.paying}>
          <span css={styles.ring}>
            <Spinner small />
          </span>
          <div>
            <p css={styles.title}>{shown.title}</p>
            <p>{shown.text}</p>
          </div>
        </div>
      )}
    </div>
    <Alert tone="caution" title={shown?.title}>
      {shown?.isBlocked === true ? shown.text : null}
    </Alert>
  </>
)
