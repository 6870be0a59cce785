import { css } from '@emotion/react'
import { useEffect } from 'react'
import { panelsToken } from '../../di/panel-registry.ts'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import * as icons from '../../kit/icons.ts'
import { media, size, space, text } from '../../kit/theme.ts'
import { ActivityPanel } from './ActivityPanel.tsx'
import { CardsPanel } from './CardsPanel.tsx'
import { Notices } from './Notices.tsx'
import { OfferPanel } from './OfferPanel.tsx'
import { PricesPanel } from './PricesPanel.tsx'
import { TermsPanel } from './TermsPanel.tsx'
import { WaitlistPanel } from './WaitlistPanel.tsx'

const styles = {
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em', marginBlockEnd: space.s5 }),
  columns: css({
    display: 'grid',
    gap: space.s5,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${size.side}` },
  }),
  column: css({ display: 'grid', gap: space.s5, gridTemplateColumns: 'minmax(0, 1fr)' }),
}

/** What is new, what things cost, and where to go on. */
export const HomePageScreen = () => {
  useTitle('Home')
  const home = useService(slice('homePage'))
  const { pages } = useService(port('configuration'))
  const { cardWaitlist: CardWaitlist } = useService(panelsToken)
  const view = useLive(home.view)
  const isDesktop = useLive(useService(slice('shell')).isDesktop)
  useEffect(() => {
    home.loadPrices()
  }, [home])
  // Beside the activity where there is room, right below it where there is not.
  const money = (
    <>
      {view.cards !== null && (
        <CardsPanel
          cards={view.cards}
          hidden={view.hiddenAmount}
          onAddFunds={home.addFunds}
          onRetry={home.reloadCards}
        />
      )}
      <PricesPanel prices={home.prices} onRetry={home.loadPrices} />
    </>
  )
  return (
    <>
      <h1 css={styles.heading}>{view.heading}</h1>
      <Notices notices={view.notices} />
      <div css={styles.columns}>
        <div css={styles.column}>
          {view.activity !== null && (
            <ActivityPanel activity={view.activity} hidden={view.hiddenAmount} onOpen={home.openActivity} />
          )}
          {!isDesktop && money}
          {view.waitlist !== null && (
            <WaitlistPanel waitlist={view.waitlist}>
              <CardWaitlist />
            </WaitlistPanel>
          )}
          <OfferPanel icon={icons.wallet} title={view.wallet.title} text={view.wallet.text}>
            <ButtonLink kind="quiet" href={pages[view.wallet.page]}>
              {view.wallet.action}
            </ButtonLink>
          </OfferPanel>
          {/* Last, because it comes late: it moves nothing. */}
          {view.passkey !== null && (
            <OfferPanel icon={icons.key} title={view.passkey.title} text={view.passkey.text}>
              <ButtonLink kind="quiet" to={view.passkey.to}>
                {view.passkey.action}
              </ButtonLink>
            </OfferPanel>
          )}
        </div>
        <div css={styles.column}>
          {isDesktop && money}
          {view.terms !== null && <TermsPanel terms={view.terms} pages={pages} />}
        </div>
      </div>
    </>
  )
}
