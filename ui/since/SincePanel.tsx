import { css } from '@emotion/react'
import type { ChangeIcon, ChangeView } from '@paydeck/core'
import { useEffect, useLayoutEffect, useState } from 'react'
import { addModulesToken } from '../di/container.ts'
import { lazyBindingsToken } from '../di/lazy-bindings.ts'
import type { SinceProps } from '../di/panel-registry.ts'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Amount } from '../kit/Amount.tsx'
import { Anchor } from '../kit/Anchor.tsx'
import { type Drawing, Icon } from '../kit/Icon.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { inbox } from '../kit/icons-later.ts'
import { alert, check, chevronRight, close, shield } from '../kit/icons.ts'
import { Panel } from '../kit/Panel.tsx'
import { figures, iconTile } from '../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../kit/theme.ts'

const column = 'minmax(0, 1fr)'
const line = `${size.hairline} solid ${colour.line}`

const styles = {
  ago: css({ marginInlineStart: space.s2, color: colour.ink3, fontSize: text.s }),
  // Aligns the icon, not the larger area of the button, with the rows below.
  dismiss: css({ marginInlineEnd: `calc(-1 * ${space.s3})` }),
  list: css({
    display: 'grid',
    gridTemplateColumns: column,
    [room.wide]: {
      '&:has(> :nth-of-type(2))': { gridTemplateColumns: `${column} ${column}` },
      '& > :nth-of-type(even)': { borderInlineStart: line },
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
  }),
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `auto ${column} auto`,
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.row,
    padding: `${space.s2} ${space.s5}`,
    borderBlockStart: line,
    [room.tight]: { paddingInline: space.s4 },
    '&:has(a:hover)': { background: colour.ground },
  }),
  tile: css([
    iconTile,
    {
      background: colour.goodSoft,
      color: colour.good,
      '&[data-tone="wait"]': { background: colour.waitSoft, color: colour.wait },
      '&[data-tone="bad"]': { background: colour.badSoft, color: colour.bad },
    },
  ]),
  words: css([figures, { minInlineSize: 0, overflowWrap: 'anywhere' }]),
  // The link covers the whole row with a pseudo-element.
  title: css({
    color: colour.ink1,
    fontSize: text.ui,
    fontWeight: weight.strong,
    '&[data-alarming="true"]': { color: colour.bad },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${size.ring} solid ${colour.focus}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  }),
  detail: css({ color: colour.ink3, fontSize: text.s }),
  more: css({ display: 'grid', color: colour.ink3 }),
}

const drawings: Readonly<Record<ChangeIcon, Drawing>> = { alert, check, inbox, shield }

const Row = ({ change, hidden }: { readonly change: ChangeView; readonly hidden: string | null }) => (
  <li css={styles.row}>
    <span css={styles.tile} data-tone={change.tone} aria-hidden="true">
      <Icon drawing={drawings[change.icon]} />
    </span>
    <div css={styles.words}>
      <Anchor css={styles.title} to={change.to} data-cover data-alarming={change.isAlarming}>
        {change.title}
      </Anchor>
      <p css={styles.detail}>
        {change.amount !== null && (
          <>
            <Amount text={change.amount} hidden={hidden} />
            {' · '}
          </>
        )}
        {change.text}
      </p>
    </div>
    <span css={styles.more} aria-hidden="true">
      <Icon drawing={chevronRight} small />
    </span>
  </li>
)

/** Strip that lists what has changed since the last visit, with a link for each change. */
export const SincePanel = ({ isReady, onReady }: SinceProps) => {
  const since = useService(slice('since'))
  const bindings = useService(lazyBindingsToken)
  const add = useService(addModulesToken)
  const view = useLive(since.view)
  const isLoaded = useLive(since.isLoaded)
  const [isLate] = useState(isReady)
  // These effects run before the paint, so that the strip is complete in the first paint.
  useLayoutEffect(() => since.enter(isLate), [since, isLate])
  useLayoutEffect(() => {
    if (isLoaded) onReady()
  }, [isLoaded, onReady])
  useLayoutEffect(() => {
    if (isReady) since.settle()
  }, [since, isReady])
  useEffect(() => {
    // After a failure, the strip lists what is known already.
    bindings(since.needed.get()).then(add).then(since.load, onReady)
  }, [since, bindings, add, onReady])
  return (
    view !== null && (
      <Panel
        heading={view.title}
        beside={<span css={styles.ago}>{view.ago}</span>}
        aside={
          <span css={styles.dismiss}>
            <IconButton icon={close} label={view.dismiss} onClick={since.dismiss} />
          </span>
        }
      >
        <ul css={styles.list}>
          {view.changes.map((change) => (
            <Row key={change.key} change={change} hidden={view.hiddenAmount} />
          ))}
        </ul>
      </Panel>
    )
  )
}
