import { css } from '@emotion/react'
import { addressesHeading, passkeysHeading, profileHeadings, securityHeadings, settingsTexts } from '@paydeck/core'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { media, radius, size, space } from '../../kit/theme.ts'

const styles = {
  // The skeletons are in a single element, because the frame hides everything below the first element that is loading.
  page: css({ display: 'grid', gap: space.s5, gridTemplateColumns: 'minmax(0, 1fr)' }),
  // Strip of cards, as wide as two cards.
  tabs: css({
    inlineSize: size.skeletonLong,
    blockSize: `calc(${size.target} + 2 * ${space.s1})`,
    borderRadius: radius.r3,
  }),
  words: css({
    display: 'grid',
    alignItems: 'center',
    gap: space.s4,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <div css={styles.page} aria-busy="true">
    {children}
  </div>
)

/** Skeleton of a panel with a heading, a sentence and a button. */
const WordsPanel = ({ heading }: { readonly heading: string }) => (
  <SkeletonPanel heading={heading}>
    <div css={styles.words}>
      <Skeleton />
      <Skeleton shape="button" />
    </div>
  </SkeletonPanel>
)

/**
 * Skeletons of the settings pages, shown while the code of these pages loads. They contain the real headings of the panels.
 */

export const ProfileWaiting = () => (
  <Page>
    <SkeletonPanel heading={profileHeadings.about} rows={{ kind: 'setting', count: 3 }} />
    <SkeletonPanel heading={profileHeadings.account} rows={{ kind: 'setting', count: 2 }} />
  </Page>
)

export const SecurityWaiting = () => (
  <Page>
    <WordsPanel heading={securityHeadings.password} />
    <WordsPanel heading={securityHeadings.twoFactor} />
    <SkeletonPanel heading={passkeysHeading} rows={{ kind: 'item', count: 2 }} />
  </Page>
)

export const CardWaiting = () => (
  <Page>
    <span className="skeleton" css={styles.tabs} aria-hidden="true" />
    <SkeletonPanel heading={settingsTexts.items.card} rows={{ kind: 'item', count: 5 }} />
  </Page>
)

export const ReceivingWaiting = () => (
  <Page>
    <SkeletonPanel heading={addressesHeading} rows={{ kind: 'address', count: 3 }} />
  </Page>
)

/** Placeholder of the passkeys, whose code loads separately. The panels below are hidden until the passkeys have loaded. */
export const PasskeysWaiting = () => <SkeletonPanel heading={passkeysHeading} rows={{ kind: 'item', count: 2 }} />
