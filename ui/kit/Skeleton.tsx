import type { ReactNode } from 'react'
import { Panel, PanelBody } from './Panel.tsx'

/* Bones are drawn by bones.css, which the document has before any code. */

/** Stands where content will be, as high as it: nothing moves when the content comes. Not read aloud. */
export const Skeleton = ({
  shape = 'text',
}: {
  readonly shape?: 'text' | 'note' | 'heading' | 'amount' | 'icon' | 'coin' | 'button' | 'card' | 'field'
}) => <span className="bone" data-shape={shape} aria-hidden="true" />

export interface SkeletonRowsProps {
  /**
   * What the rows stand for: `money` two lines and two at the end; `card` with a small face; `price`; `event` what has
   * been; `item` something kept, with a button; `setting` the same without an icon; `address` with its network.
   */
  readonly kind: 'money' | 'card' | 'price' | 'event' | 'item' | 'setting' | 'address'
  /** As many as will come, or as many as there is room for. */
  readonly count: number
}

/** Rows that are on their way, in the boxes of the real ones. */
export const SkeletonRows = ({ kind, count }: SkeletonRowsProps) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="bone-row" data-kind={kind}>
        {Array.from({ length: parts[kind] }, (_, part) => (
          <i key={part} />
        ))}
      </div>
    ))}
  </div>
)

/** Of how many bones a row consists. */
const parts: Readonly<Record<SkeletonRowsProps['kind'], number>> = {
  money: 5,
  card: 4,
  price: 4,
  event: 4,
  item: 4,
  setting: 4,
  address: 5,
}

/** The fields of a form that is on its way, and the button below them. */
export const SkeletonFields = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="bone-fields">
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
  /** It is known before what stands under it. */
  readonly heading: string
  readonly rows?: SkeletonRowsProps
  /** In place of rows: other bones. */
  readonly children?: ReactNode
}

/** A panel whose heading is known and whose content is on its way. */
export const SkeletonPanel = ({ heading, rows, children }: SkeletonPanelProps) => (
  <Panel heading={heading} busy>
    {children !== undefined && <PanelBody>{children}</PanelBody>}
    {rows !== undefined && <SkeletonRows {...rows} />}
  </Panel>
)
