import { css } from '@emotion/react'
import { settingsView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SettingsPanelsContext } from '../../di/settings-panels.ts'
import { permissionsToken, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { media, size, space, text } from '../../kit/theme.ts'
import { settingsPanels } from './panels.tsx'
import { BackToHub, HubList, SideNavigation } from './SettingsLists.tsx'

const styles = {
  columns: css({
    display: 'grid',
    gap: space.s4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.desktop]: {
      gap: space.s5,
      alignItems: 'start',
      gridTemplateColumns: `${size.menu} minmax(0, ${size.settings})`,
    },
  }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em', marginBlockEnd: space.s4 }),
  page: css({
    display: 'grid',
    alignContent: 'start',
    gap: space.s5,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Hides everything below loading content, whose height is unknown, so that nothing shifts. The minimum height keeps the
    // footer below the window.
    '& > [aria-busy="true"] ~ *': { display: 'none' },
    minBlockSize: '100dvh',
  }),
}

/**
 * Frame of the settings pages, with the title of the current page. On wide screens, the list of pages is beside the page. On
 * narrow screens, a link leads back to the list (PROF-001 to PROF-004).
 */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const { failed, ids } = useLive(useService(slice('cardList')).facts)
  const { payouts } = useLive(useService(permissionsToken))
  const isDesktop = useLive(useService(slice('shell')).isDesktop)
  const { label, entries, current, hub } = settingsView({ cards: failed || ids.length > 0, payouts, path: pathname })
  const title = current?.label ?? label
  useTitle(title)
  if (!isDesktop && current === null) {
    return (
      <>
        <h1 css={styles.heading}>{title}</h1>
        <HubList label={label} entries={entries} />
      </>
    )
  }
  // The page has the same position in the React tree at every width, so that typed text survives a rotation of the device.
  return (
    <div css={styles.columns}>
      {isDesktop && <SideNavigation label={label} entries={entries} />}
      <div>
        {isDesktop || current === null ? (
          <h1 css={styles.heading}>{title}</h1>
        ) : (
          <BackToHub label={label} hub={hub} current={current} />
        )}
        <div css={styles.page}>
          <SettingsPanelsContext value={settingsPanels}>{children}</SettingsPanelsContext>
        </div>
      </div>
    </div>
  )
}
