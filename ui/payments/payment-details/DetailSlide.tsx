import { css } from '@emotion/react'
import { listedAnnouncementOf, paymentDetailOf, type PaymentSlideKind } from '@paydeck/core'
import { useEffect, useMemo } from 'react'
import type { SlideProps } from '../../di/slide-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Announcements } from '../../kit/Announcements.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { external } from '../../kit/icons-later.ts'
import { onPaper, paperOnly } from '../../kit/receipt.ts'
import { media, room, space, text, weight } from '../../kit/theme.ts'
import { FormDownload } from '../donation-form/index.ts'
import { Section } from './Section.tsx'
import { Summary } from './Summary.tsx'

const styles = {
  heading: css({ fontSize: text.l, fontWeight: weight.strong, marginBlockEnd: space.s4 }),
  slide: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s4,
    [media.desktop]: { gap: space.s5 },
    [room.columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  column: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    [media.desktop]: { gap: space.s5 },
  }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s3,
    [media.mobile]: { '& > *': { flexBasis: '100%' } },
    // Aligns the labels of text buttons with the panels, instead of the invisible edges of these buttons.
    [media.desktop]: {
      '& > [data-kind="text"]:is(a:first-of-type, button)': { marginInlineStart: `calc(-1 * ${space.s2})` },
    },
  }),
}

/** Slide with the details of one item. The slide is printed as a receipt. */
export const DetailSlide = ({ kind, id }: SlideProps<PaymentSlideKind>) => {
  const details = useService(slice('paymentDetails'))
  const { act } = details
  const detail = useLive(useMemo(() => paymentDetailOf(details, { kind, id }), [details, kind, id]))
  const announcement = useLive(useMemo(() => listedAnnouncementOf(details), [details]))
  useEffect(() => {
    act.open({ kind, id })
    return act.leave
  }, [act, kind, id])
  if (detail === null) return null
  const { name, sections, links, hasForm, receipt, isAnnounced } = detail
  return (
    <article css={[styles.slide, onPaper]} aria-label={name} data-receipt="">
      <p css={[paperOnly, styles.heading]}>{receipt.heading}</p>
      {/* The slide makes the announcements of the page below, because that page is inert. */}
      <Announcements announcement={announcement} />
      <Summary detail={detail} isAnnounced={isAnnounced}>
        {hasForm && <FormDownload invoiceId={id} />}
      </Summary>
      <div css={styles.column}>
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <div css={styles.links}>
          {links.map(({ label, href, isMain }) => (
            <ButtonLink key={label} kind={isMain ? 'quiet' : 'text'} href={href}>
              {label}
              {isMain && <Icon drawing={external} small />}
            </ButtonLink>
          ))}
          <Button kind="text" onClick={() => window.print()}>
            {receipt.label}
          </Button>
        </div>
      </div>
    </article>
  )
}
