import { css } from '@emotion/react'
import type { ShellView } from '@paydeck/core'
import { useEntered } from '../di/entered.ts'
import { CardFace } from '../kit/CardFace.tsx'
import { colour, size, space, text } from '../kit/theme.ts'

const styles = {
  masthead: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s4,
    padding: `${space.s5} ${space.s4}`,
    background: colour.surface,
    borderBlockEnd: `${size.hairline} solid ${colour.line}`,
  }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
  card: css({ inlineSize: '100%', maxInlineSize: size.side }),
  wallet: css({ padding: space.s5, textAlign: 'center', color: colour.ink2 }),
}

export interface WalletModeProps {
  readonly productName: string
  readonly view: Extract<ShellView, { readonly stage: 'wallet' }>
}

/** The app inside a wallet: a masthead and a placeholder card for the wallet, and the content (SHELL-011 to SHELL-014). */
export const WalletMode = ({ productName, view: { masthead, lastFourDigits, body } }: WalletModeProps) => {
  useEntered(true)
  return (
    <>
      <header css={styles.masthead} aria-label={masthead}>
        <h1 css={styles.heading}>{masthead}</h1>
        <div css={styles.card}>
          <CardFace name={productName} lastFour={lastFourDigits} />
        </div>
      </header>
      <main css={styles.wallet}>{body}</main>
    </>
  )
}
