import { css } from '@emotion/react'
import { type ExternalPage, type Live, offersAhead, type OffersState, offersView, type OffersView } from '@paydeck/core'
import { panelsToken } from '../../di/panel-registry.ts'
import { port } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { ButtonLink, TextLink } from '../../kit/Button.tsx'
import { card, key, wallet } from '../../kit/icons-later.ts'
import { colour, media, size, space, text } from '../../kit/theme.ts'
import { OfferPanel } from './OfferPanel.tsx'
import { useHeldBack } from './use-held-back.ts'

const styles = {
  // The offers take their space, but are invisible until the reminders above them have their height.
  all: css({ display: 'grid', gap: 'inherit', '&[aria-busy="true"]': { visibility: 'hidden' } }),
  offers: css({
    display: 'grid',
    gap: space.s4,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.offer}), 1fr))`,
    [media.desktop]: { gap: space.s5 },
  }),
  terms: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s4,
    color: colour.ink2,
    fontSize: text.s,
  }),
}

type Pages = Readonly<Record<ExternalPage, string>>

/** Legal terms of the card. Only users to whom the terms apply see them. */
const Terms = ({ terms, pages }: { readonly terms: NonNullable<OffersView['terms']>; readonly pages: Pages }) => (
  <div css={styles.terms}>
    <p>{terms.text}</p>
    {terms.links.map(({ label, page }) => (
      <TextLink key={page} href={pages[page]}>
        {label}
      </TextLink>
    ))}
  </div>
)

export interface OffersProps {
  readonly offers: Live<OffersState>
}

/** Offers below the main content. */
export const Offers = ({ offers }: OffersProps) => {
  const { pages, productName } = useService(port('configuration'))
  const { cardWaitlist: CardWaitlist, billReminders: BillReminders } = useService(panelsToken)
  const view = offersView(productName)(useLive(offers))
  const [isReady, onReady] = useHeldBack(true, offersAhead)
  return (
    <div css={styles.all} aria-busy={!isReady}>
      {/* Loads later, without shifting the content above. The offers below appear with it. */}
      <BillReminders onReady={onReady} />
      {/* A separate row, so that offers that load later do not move it. */}
      {view.waitlist !== null && (
        <OfferPanel isAsync icon={card} title={view.waitlist.title} text={view.waitlist.text}>
          <CardWaitlist />
        </OfferPanel>
      )}
      <div css={styles.offers}>
        <OfferPanel icon={wallet} title={view.wallet.title} text={view.wallet.text}>
          <ButtonLink kind="quiet" wide href={pages[view.wallet.page]}>
            {view.wallet.action}
          </ButtonLink>
        </OfferPanel>
        {/* Last, because it loads later. */}
        {view.passkey !== null && (
          <OfferPanel icon={key} title={view.passkey.title} text={view.passkey.text}>
            <ButtonLink kind="quiet" wide to={view.passkey.to}>
              {view.passkey.action}
            </ButtonLink>
          </OfferPanel>
        )}
      </div>
      {view.terms !== null && <Terms terms={view.terms} pages={pages} />}
    </div>
  )
}
