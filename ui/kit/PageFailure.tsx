import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { centredText, centredTitle, iconRing } from './centred.ts'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { figures } from './shared.ts'
import { colour, media, size, space, text } from './theme.ts'

const styles = {
  box: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s5,
    maxInlineSize: size.dialog,
    marginInline: 'auto',
    paddingBlock: space.s6,
    textAlign: 'center',
  }),
  words: css({ display: 'grid', justifyItems: 'center', gap: space.s2 }),
  ring: css([iconRing, { background: colour.badSoft, color: colour.bad }]),
  reference: css([figures, { color: colour.ink3, fontSize: text.s }]),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.s2,
    // On a phone, each button fills its own line.
    [media.mobile]: { inlineSize: '100%', '& > *': { flex: '1 1 100%' } },
  }),
}

export interface PageFailureProps {
  readonly title: string
  /** Cause of the failure, and what it means for the user's money. */
  readonly text: string
  /** Text that the user can quote to the support team. */
  readonly reference?: string
  /** Buttons: first a retry, then a way to leave the page. */
  readonly children: ReactNode
}

/** Error message in place of a whole page. */
export const PageFailure = ({ title, text: words, reference, children }: PageFailureProps) => (
  <div css={styles.box}>
    <div css={styles.words} role="alert">
      <span css={styles.ring}>
        <Icon drawing={alert} />
      </span>
      <h1 css={centredTitle}>{title}</h1>
      <p css={centredText}>{words}</p>
      {reference !== undefined && <p css={styles.reference}>{reference}</p>}
    </div>
    <div css={styles.actions}>{children}</div>
  </div>
)
