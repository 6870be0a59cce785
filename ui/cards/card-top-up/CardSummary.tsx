import { css } from '@emotion/react'
import { hiddenAmount, type TopUpCardView, topUpTexts } from '@paydeck/core'
import { Amount } from '../../kit/Amount.tsx'
import { figures, oneLine } from '../../kit/shared.ts'
import { SmallCardFace } from '../../kit/SmallCardFace.tsx'
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
  names: css({ flex: 1, minInlineSize: size.skeletonShort }),
  strong: css({ fontSize: text.ui, fontWeight: weight.strong, color: colour.ink1 }),
  end: css({ marginInlineStart: 'auto', textAlign: 'end' }),
}

/** Amount of money. If `amount` is null, the user hides amounts, and dots replace the amount. */
export const ShownAmount = ({ amount }: { readonly amount: string | null }) => (
  <Amount text={amount ?? hiddenAmount.text} hidden={amount === null ? hiddenAmount.label : null} />
)

/** Card that receives the money, with its balance. */
export const CardSummary = ({ name, fullName, lastFour, end }: TopUpCardView) => (
  <div css={styles.row}>
    <SmallCardFace lastFour={lastFour} />
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
        <VisuallyHidden>{topUpTexts.ending} </VisuallyHidden>
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
