import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { Failed } from '../kit/Failed.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { colour, room, size, space, text } from '../kit/theme.ts'

const styles = {
  text: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  // An empty alert takes no space.
  body: css({ '& > * + :not(div:empty)': { marginBlockStart: space.s4 } }),
}

/**
 * Style of the content below the rows of a `RecordPanel`. A line separates this content from the rows, and both have the
 * same margins.
 */
export const recordEnd = css({
  padding: `${space.s4} ${space.s5}`,
  borderBlockStart: `${size.hairline} solid ${colour.line}`,
  [room.tight]: { paddingInline: space.s4 },
})

export interface RecordPanelProps {
  readonly source: {
    /** Loads the records and keeps them up to date until `leave` is called. */
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
  /** Content below the introductory text. */
  readonly note?: ReactNode
  /** Kind of the rows. `item`: a record that the user can end, such as a session. `event`: a past event. */
  readonly kind: 'item' | 'event'
  /** Rows, and the content below the rows. */
  readonly children: ReactNode
}

/**
 * Panel with a list of records that the provider keeps about the account. Renders nothing if the provider does not support
 * this list.
 */
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
          <p css={styles.text}>{view.text}</p>
          {note}
        </div>
      </PanelBody>
      {view.isLoading && <SkeletonRows kind={kind} count={3} />}
      {view.failure !== null && <Failed text={view.failure} onRetry={source.reload} />}
      {children}
    </Panel>
  )
}
