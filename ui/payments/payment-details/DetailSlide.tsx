import { css } from '@emotion/react'
import type { SlideProps } from '../../di/slide-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { external } from '../../kit/icons-later.ts'
import { media, room, space } from '../../kit/theme.ts'
import { Section } from './Section.tsx'
import { Summary } from './Summary.tsx'

const styles = {
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
    [media.mobile]: { '& > a': { flexBasis: '100%' } },
    // Its words alone begin where the panels do.
    [media.desktop]: {
      '& > [data-kind="text"]:first-of-type': { marginInlineStart: `calc(-1 * ${space.s2})` },
    },
  }),
}

/** All that is known of a payment, donation, bill payment or payout. */
export const DetailSlide = ({ id }: SlideProps) => {
  const { details } = useLive(useService(slice('paymentDetails')).view)
  const detail = details.find((one) => one.id === id)
  if (detail === undefined) return null
  return (
    <article css={styles.slide} aria-label={detail.name}>
      <Summary detail={detail} />
      <div css={styles.column}>
        {detail.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <div css={styles.links}>
          {detail.links.map(({ label, href, isMain }) => (
            <ButtonLink key={label} kind={isMain ? 'quiet' : 'text'} href={href}>
              {label}
              {isMain && <Icon drawing={external} small />}
            </ButtonLink>
          ))}
        </div>
      </div>
    </article>
  )
}
