import type { ReactNode } from 'react'
import { Panel, PanelBody } from './Panel.tsx'

/*
 * skeleton.css contains the styles of skeletons. The document includes it, so that skeletons appear before any code has
 * loaded.
 */

/**
 * Placeholder for loading content. It has the height of the content, so that nothing shifts when the content arrives. Hidden
 * from screen readers.
 */
export const Skeleton = ({
  shape = 'text',
}: {
  readonly shape?: 'text' | 'note' | 'heading' | 'amount' | 'icon' | 'coin' | 'button' | 'card' | 'field'
}) => <span className="skeleton" data-shape={shape} aria-hidden="true" />

export interface SkeletonRowsProps {
  /**
   * Content of a row. `money`: two lines of text, and two more lines at the end. `card`: a small card. `event`: a past
   * event. `item`: a stored item with a button. `setting`: like `item`, but without an icon. `address`: a network address
   * with its network.
   */
  readonly kind: 'money' | 'card' | 'price' | 'event' | 'item' | 'setting' | 'address'
  /** Number of rows to show: the expected number if it is known, otherwise as many rows as fit. */
  readonly count: number
}

/** Placeholders of rows, with the same size as the rows that will replace them. */
export const SkeletonRows = ({ kind, count }: SkeletonRowsProps) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="skeleton-row" data-kind={kind}>
        {Array.from({ length: parts[kind] }, (_, part) => (
          <i key={part} />
        ))}
      </div>
    ))}
  </div>
)

/** Number of placeholder elements in one row of each kind. */
const parts: Readonly<Record<SkeletonRowsProps['kind'], number>> = {
  money: 5,
  card: 4,
  price: 4,
  event: 4,
  item: 4,
  setting: 4,
  address: 5,
}

/** Placeholders of form fields and their button. */
export const SkeletonFields = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="skeleton-fields">
    {Array.from({ length: count }, (_, field) => (
      <div key={field}>
        <Skeleton shape="note" />
        <Skeleton shape="field" />
      </div>
    ))}
    <Skeleton shape="button" />
  </div>
)

export interface SkeletonPanelProps {
  /** Heading of the panel. This is the real text, because it is known before the content. */
  readonly heading: string
  readonly rows?: SkeletonRowsProps
  /** Placeholders of other content, if the panel has no rows. */
  readonly children?: ReactNode
}

/** Placeholder of a panel with a known heading. */
export const SkeletonPanel = ({ heading, rows, children }: SkeletonPanelProps) => (
  <Panel heading={heading} busy>
    {children !== undefined && <PanelBody>{children}</PanelBody>}
    {rows !== undefined && <SkeletonRows {...rows} />}
  </Panel>
)
