import { css } from '@emotion/react'
import { type IntroView, offerVerification, productOf, type RouteId } from '@paydeck/core'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { Button, TextLink } from '../../kit/Button.tsx'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { face, identity } from '../../kit/icons-identity.ts'
import { clock, external } from '../../kit/icons-later.ts'
import { iconTile, raised } from '../../kit/shared.ts'
import { colour, media, size, space, text, weight } from '../../kit/theme.ts'
import { Picture } from './Picture.tsx'

const styles = {
  // On narrow screens the illustration is above the text.
  page: css([
    raised,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'hidden',
      [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size.dialog})` },
    },
  ]),
  picture: css({ display: 'grid', [media.wide]: { order: 1 } }),
  words: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    padding: `${space.s5} ${space.s4}`,
    [media.desktop]: { padding: space.s6 },
    [media.wide]: { padding: space.s7 },
  }),
  title: css({ fontSize: text.xl, letterSpacing: '-0.025em', textWrap: 'balance' }),
  quiet: css({ fontSize: text.s, color: colour.ink2 }),
  step: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s3,
    alignItems: 'center',
    paddingBlock: space.s3,
    '& + &': { borderBlockStart: `${size.hairline} solid ${colour.line}` },
  }),
  // If the text would become too narrow beside the icon, the text wraps below the icon.
  what: css({ flex: `1 1 ${size.words}`, minInlineSize: 0 }),
  icon: css([iconTile, { background: colour.brandSoft, color: colour.brand }]),
  name: css({ fontSize: text.ui, fontWeight: weight.strong }),
  review: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s2 }),
  clock: css({ display: 'grid', alignItems: 'center', blockSize: '1.5em' }),
  ways: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s2} ${space.s4}` }),
  fine: css({ fontSize: text.xs, color: colour.ink3 }),
}

const drawings: Readonly<Record<IntroView['steps'][number]['id'], Drawing>> = { document: identity, selfie: face }

interface IntroProps {
  readonly view: IntroView
  /** URL of the help page. */
  readonly help: string
  readonly onContinue: () => void
}

/**
 * Introduction to the verification: what the user needs, how long it takes, and the "Continue" button (VERIF-001 to
 * VERIF-005).
 */
const Intro = ({ view, help, onContinue }: IntroProps) => (
  <div css={styles.page}>
    <div css={styles.picture}>
      <Picture />
    </div>
    <div css={styles.words}>
      <h1 css={styles.title}>{view.title}</h1>
      <p css={styles.quiet}>{view.lead}</p>
      <ol>
        {view.steps.map(({ id, title, text: words }) => (
          <li key={id} css={styles.step}>
            <span css={styles.icon}>
              <Icon drawing={drawings[id]} />
            </span>
            <div css={styles.what}>
              <p css={styles.name}>{title}</p>
              <p css={styles.quiet}>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <p css={[styles.quiet, styles.review]}>
        <span css={styles.clock}>
          <Icon drawing={clock} small />
        </span>
        {view.review}
      </p>
      <div css={styles.ways}>
        <Button onClick={onContinue}>
          {view.action}
          <Icon drawing={external} small />
        </Button>
        <TextLink href={help}>{view.help}</TextLink>
      </div>
      <p css={styles.fine}>{view.note}</p>
    </div>
  </div>
)

export interface GetStartedProps {
  readonly id: RouteId
  /** Parameters of the URL. `product` is the product that the user wants to be verified for. */
  readonly params: Readonly<Record<string, string>>
}

/** Screen that the user sees before the verification. Its button opens the provider's verification app in a new tab. */
export const GetStartedScreen = ({ params }: GetStartedProps) => {
  const creation = useService(slice('applicationCreation'))
  const toasts = useService(slice('toasts'))
  const { pages } = useService(port('configuration'))
  const view = useLive(creation.view)[productOf(params['product'] ?? null)]
  useTitle(view.title)
  const begin = () => {
    // Must run within the click handler. The browser would otherwise block the new tab.
    creation.begin(view.product)
    offerVerification(view, toasts)
  }
  return <Intro view={view} help={pages.verificationHelp} onContinue={begin} />
}
