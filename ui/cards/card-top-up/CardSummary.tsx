import { css } from '@emotion/react'
import { hiddenAmount, type TopUpCardView } from '@paydeck/core'
import { figures, oneLine } from '../../kit/shared.ts'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s3,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    fontSize: text.s,
    color: colour.ink2,
  }),
  face: css({
    position: 'relative',
    flexShrink: 0,
    inlineSize: size.faceSmall,
    aspectRatio: '1.586',
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r1,
    backgroundOrigin: 'border-box',
    backgroundImage: `radial-gradient(120% 140% at 0 0, ${colour.faceFrom} 0, ${colour.faceMid} 55%, ${colour.faceTo} 100%)`,
  }),
  names: css({ flex: 1, minInlineSize: size.boneShort }),
  strong: css({ fontSize: text.ui, fontWeight: weight.strong, color: colour.ink1 }),
  end: css({ marginInlineStart: 'auto', textAlign: 'end' }),
}

/** An amount, or in its place that amounts are hidden. */
export const ShownAmount = ({ amount }: { readonly amount: string | null }) =>
  amount ?? (
    <>
      <span aria-hidden="true">{hiddenAmount.text}</span>
      <VisuallyHidden>{hiddenAmount.label}</VisuallyHidden>
    </>
  )

/** The card that money is put on, with what is on it. */
export const CardSummary = ({ name, fullName, lastFour, end }: TopUpCardView) => (
  <div css={styles.row}>
    <span css={styles.face} aria-hidden="true" />
    <div css={styles.names}>
      <p css={[styles.strong, oneLine]} title={fullName}>
        {fullName === name ? (
          name
        ) : (
          <>
            <span aria-hidden="true">{name}</span>
            <VisuallyHidden>{fullName}</VisuallyHidden>
          </>
        )}
      </p>
      <p css={figures}>
        <span aria-hidden="true">•••• </span>
        <VisuallyHidden>Card ending in </VisuallyHidden>
        <span>{lastFour}</span>
      </p>
    </div>
    {end !== null && (
      <div css={styles.end}>
        <p css={[styles.strong, figures]}>
          <ShownAmount amount={end.amount} />
        </p>
        <p>{end.note}</p>
      </div>
    )}
  </div>
)
