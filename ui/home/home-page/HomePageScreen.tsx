import { css } from '@emotion/react'
import { homeAhead, homePageTexts, lastVisitsKey } from '@paydeck/core'
import { useEffect, useState } from 'react'
import { panelsToken } from '../../di/panel-registry.ts'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { Boundary } from '../../kit/Boundary.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { media, room, size, space, text } from '../../kit/theme.ts'
import { ActivityPanel } from './ActivityPanel.tsx'
import { BalancePanel } from './BalancePanel.tsx'
import { CardsPanel } from './CardsPanel.tsx'
import { Notices } from './Notices.tsx'
import { PricesPanel } from './PricesPanel.tsx'
import { useHeldBack } from './use-held-back.ts'

/**
 * If the user has at least this many cards, the balance is above the list of cards instead of beside it. Beside such a long
 * list, the balance panel would be half empty.
 */
const manyCards = 4
/**
 * If there are at most this many activity rows, the prices are below the activity instead of beside it. Beside the prices,
 * the activity panel would be half empty.
 */
const fewRows = 2

const styles = {
  page: css({ container: 'page / inline-size' }),
  heading: css({ fontSize: text.l, letterSpacing: '-0.015em', marginBlockEnd: space.s4 }),
  stack: css({
    display: 'grid',
    gap: space.s4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.desktop]: { gap: space.s5 },
    // The panels take their space, but are invisible until the strip above them has its height (SINCE-004).
    '&[aria-busy="true"]': { visibility: 'hidden' },
  }),
  // Panels side by side have the same height.
  band: css({
    display: 'grid',
    gap: 'inherit',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [room.page]: { '&[data-columns="true"]': { gridTemplateColumns: `minmax(0, 1fr) ${size.side}` } },
  }),
  // Reserves height, so that content below hardly moves when the offers load.
  rest: css({ display: 'grid', gap: 'inherit', alignContent: 'start', minBlockSize: size.offers }),
}

/** Loaded after the page, because the offers are below the fold. */
const Offers = lazy(
  () => import('./Offers.tsx').then((module) => module.Offers),
  () => null,
)

/** Home page: balance and cards first, then activity and prices, then offers. */
export const HomePageScreen = () => {
  useTitle(homePageTexts.title)
  const home = useService(slice('homePage'))
  const view = useLive(home.view)
  const { balance, cards, activity, hiddenAmount: hidden } = view
  const { since: Since } = useService(panelsToken)
  const storage = useService(port('storage'))
  // Loads the strip in the first render, since it would otherwise wait for the first paint.
  const [hasStrip] = useState(() => {
    const isLater = storage.read(lastVisitsKey)._tag === 'Some'
    if (isLater) void Since.preload()
    return isLater
  })
  const [isReady, onReady] = useHeldBack(hasStrip, homeAhead)
  useEffect(home.loadPrices, [home])
  return (
    <div css={styles.page}>
      <h1 css={styles.heading}>{view.heading}</h1>
      <div css={styles.stack} aria-busy={!isReady}>
        {hasStrip && <Since isReady={isReady} onReady={onReady} />}
        {cards !== null && (
          <div css={styles.band} data-columns={balance !== null && cards.cards.length < manyCards}>
            {balance !== null && (
              <Boundary>
                <BalancePanel balance={balance} all={view.allActivity} hidden={hidden} onAddFunds={home.addFunds} />
              </Boundary>
            )}
            <Boundary>
              <CardsPanel cards={cards} hidden={hidden} onAddFunds={home.addFunds} onRetry={home.reloadCards} />
            </Boundary>
          </div>
        )}
        <Boundary>
          <Notices notices={view.notices} />
        </Boundary>
        <div css={styles.band} data-columns={activity !== null && activity.count > fewRows}>
          {activity !== null && (
            <Boundary>
              <ActivityPanel
                activity={activity}
                all={view.allActivity}
                hidden={hidden}
                canHide={view.hiding === 'activity'}
              />
            </Boundary>
          )}
          <Boundary>
            <PricesPanel head={view.prices} prices={home.prices} onRetry={home.loadPrices} />
          </Boundary>
        </div>
        <div css={styles.rest}>
          <Offers offers={home.offers} />
        </div>
      </div>
    </div>
  )
}
