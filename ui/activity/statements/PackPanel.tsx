import { css } from '@emotion/react'
import {
  type PackStepView,
  type PackView,
  type StatementsPage,
  type StatementsView,
  yearPackTexts as texts,
} from '@paydeck/core'
import type { ReactNode } from 'react'
import { Alert } from '../../kit/Alert.tsx'
import { Button } from '../../kit/Button.tsx'
import { DetailList } from '../../kit/DetailList.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { table } from '../../kit/icons-later.ts'
import { download } from '../../kit/icons-lists.ts'
import { alert, check } from '../../kit/icons.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { figures } from '../../kit/shared.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { YearMenu } from './YearMenu.tsx'

const styles = {
  about: css({ fontSize: text.s, color: colour.ink2 }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.target,
    padding: `${space.s2} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    fontSize: text.s,
    [room.tight]: { paddingInline: space.s4 },
  }),
  file: css({ '& span': { display: 'block' }, '& svg': { color: colour.ink2 } }),
  name: css({ fontWeight: weight.strong, overflowWrap: 'anywhere' }),
  fine: css({ fontSize: text.xs, color: colour.ink3 }),
  step: css([
    figures,
    {
      '& > span:last-of-type': { marginInlineStart: 'auto' },
      '&[data-state="waiting"]': { color: colour.ink3 },
      '&[data-state="read"] svg': { color: colour.good },
      '&[data-state="failed"]': { color: colour.bad },
    },
  ]),
  mark: css({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: size.icon,
    blockSize: size.icon,
    color: colour.brand,
  }),
  actions: css({
    display: 'grid',
    gap: space.s2,
    padding: `${space.s4} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    textAlign: 'center',
    [room.tight]: { paddingInline: space.s4 },
  }),
  progress: css({ display: 'grid', gap: space.s2 }),
  title: css([
    figures,
    { display: 'flex', justifyContent: 'space-between', fontSize: text.s, fontWeight: weight.strong },
  ]),
}

const Mark = ({ state }: Pick<PackStepView, 'state'>) => (
  <span css={styles.mark} aria-hidden="true">
    {state === 'reading' && <Spinner small />}
    {state === 'read' && <Icon drawing={check} small />}
    {state === 'failed' && <Icon drawing={alert} small />}
  </span>
)

const Steps = ({ steps }: { readonly steps: ReadonlyArray<PackStepView> }) => (
  <ol>
    {steps.map(({ id, name, state, note }) => (
      <li key={id} css={[styles.row, styles.step]} data-state={state}>
        <Mark state={state} />
        <span>{name}</span>
        <span>{note}</span>
      </li>
    ))}
  </ol>
)

const Actions = ({ children }: { readonly children: ReactNode }) => <div css={styles.actions}>{children}</div>

type Of<K extends PackView['kind']> = Extract<PackView, { readonly kind: K }>

const Idle = ({ pack, page }: { readonly pack: Of<'idle'>; readonly page: StatementsPage }) => (
  <>
    <PanelBody>
      <p css={styles.about}>{texts.about}</p>
    </PanelBody>
    <ul>
      {texts.contents.map(({ name, text: words }) => (
        <li key={name} css={[styles.row, styles.file]}>
          <Icon drawing={table} small />
          <span>
            <span css={styles.name}>{name}</span>
            <span css={styles.fine}>{words}</span>
          </span>
        </li>
      ))}
    </ul>
    <Actions>
      <Button onClick={page.makePack}>{pack.make}</Button>
      <p css={styles.fine}>{texts.leave}</p>
    </Actions>
  </>
)

const Making = ({ pack, page }: { readonly pack: Of<'making'>; readonly page: StatementsPage }) => (
  <>
    <PanelBody>
      <div css={styles.progress}>
        <ProgressBar label={texts.heading} percent={pack.percent} />
        <p css={styles.title}>
          <span>{pack.title}</span>
          <span>{`${pack.percent}%`}</span>
        </p>
        <p css={styles.fine}>{texts.leave}</p>
      </div>
    </PanelBody>
    <Steps steps={pack.steps} />
    <Actions>
      <Button kind="quiet" onClick={page.cancelPack}>
        {texts.cancel}
      </Button>
    </Actions>
  </>
)

const Incomplete = ({ pack, page }: { readonly pack: Of<'incomplete'>; readonly page: StatementsPage }) => (
  <>
    <PanelBody>
      <Alert tone="wait" title={pack.heading}>
        {texts.incompleteText}
      </Alert>
    </PanelBody>
    <Steps steps={pack.steps} />
    <Actions>
      <Button onClick={page.makePack}>{texts.tryAgain}</Button>
      <Button kind="quiet" onClick={page.finishPack}>
        {pack.without}
      </Button>
      <Button kind="text" onClick={page.cancelPack}>
        {texts.cancel}
      </Button>
    </Actions>
  </>
)

const Made = ({ pack, page }: { readonly pack: Of<'made'>; readonly page: StatementsPage }) => (
  <>
    <PanelBody>
      <Alert tone={pack.missing === null ? 'success' : 'wait'} title={texts.downloaded}>
        {[pack.text, pack.missing ?? ''].join(' ').trim()}
      </Alert>
    </PanelBody>
    <DetailList details={pack.figures.map((figure) => ({ ...figure, look: 'strong' as const }))} />
    <Actions>
      <Button kind="quiet" onClick={page.savePack}>
        <Icon drawing={download} small />
        {texts.again}
      </Button>
    </Actions>
  </>
)

const Failure = ({ page }: { readonly page: StatementsPage }) => (
  <>
    <PanelBody>
      <Alert tone="caution" title={texts.failed.heading}>
        {texts.failed.text}
      </Alert>
    </PanelBody>
    <Actions>
      <Button onClick={page.makePack}>{texts.tryAgain}</Button>
    </Actions>
  </>
)

export interface PackPanelProps {
  readonly page: StatementsPage
  readonly view: Pick<StatementsView, 'pack' | 'first' | 'year' | 'years'>
  /** Chooses a year. */
  readonly onYear: (year: number) => void
}

const Content = ({ page, view: { pack, first }, onYear }: PackPanelProps) => {
  switch (pack.kind) {
    case 'idle':
      return <Idle pack={pack} page={page} />
    case 'making':
      return <Making pack={pack} page={page} />
    case 'incomplete':
      return <Incomplete pack={pack} page={page} />
    case 'made':
      return <Made pack={pack} page={page} />
    case 'failed':
      return <Failure page={page} />
    case 'empty':
      return (
        <Empty icon={table} title={pack.heading} text={pack.text}>
          {first !== null && (
            <Button kind="quiet" onClick={() => onYear(first.year)}>
              {first.label}
            </Button>
          )}
        </Empty>
      )
  }
}

/** Panel of the year pack (STMT-006 to STMT-011). */
export const PackPanel = (props: PackPanelProps) => (
  <Panel heading={texts.heading} aside={<YearMenu label={texts.year} view={props.view} onYear={props.onYear} />}>
    <Content {...props} />
  </Panel>
)
