import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { Failed } from '../kit/Failed.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { colour, room, size, space, text } from '../kit/theme.ts'

const styles = {
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  // An alert that says nothing takes no room.
  body: css({ '& > * + :not(div:empty)': { marginBlockStart: space.s4 } }),
}

/** What ends such a panel: below a line, as wide as the rows. */
export const recordEnd = css({
  padding: `${space.s4} ${space.s5}`,
  borderBlockStart: `${size.hairline} solid ${colour.line}`,
  [room.tight]: { paddingInline: space.s4 },
})

export interface RecordPanelProps {
  readonly source: {
    /** Keeps the record up to date until `leave`. */
    readonly enter: () => void
    readonly leave: () => void
    readonly reload: () => void
  }
  readonly view: {
    readonly isShown: boolean
    readonly title: string
    readonly text: string
    readonly isLoading: boolean
    readonly failure: string | null
  }
  /** Below the words. */
  readonly note?: ReactNode
  /** What its rows are like: something kept, which can be ended, or what has been. */
  readonly kind: 'item' | 'event'
  /** The rows, and what ends them. */
  readonly children: ReactNode
}

/** What the provider has noted of the account; nothing where it does not offer it. */
export const RecordPanel = ({ source, view, note, kind, children }: RecordPanelProps) => {
  useEffect(() => {
    source.enter()
    return source.leave
  }, [source])
  if (!view.isShown) return null
  return (
    <Panel heading={view.title} busy={view.isLoading}>
      <PanelBody>
        <div css={styles.body}>
          <p css={styles.words}>{view.text}</p>
          {note}
        </div>
      </PanelBody>
      {view.isLoading && <SkeletonRows kind={kind} count={3} />}
      {view.failure !== null && <Failed text={view.failure} onRetry={source.reload} />}
      {children}
    </Panel>
  )
}
