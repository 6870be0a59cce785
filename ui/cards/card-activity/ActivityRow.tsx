import type { CardActivityRow } from '@paydeck/core'
import { Amount } from '../../kit/Amount.tsx'
import { CategoryTile } from '../../kit/CategoryTile.tsx'
import { ClockMark } from '../../kit/ClockMark.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Row } from '../../kit/Row.tsx'

const Detail = ({ text, tone }: NonNullable<CardActivityRow['detail']>) =>
  tone === 'neutral' ? text : <Pill tone={tone}>{text}</Pill>

/** Row of a list of transactions. Links to the page of the transaction if there is one. */
const ActivityRow = ({ row }: { readonly row: CardActivityRow }) => (
  <Row
    icon={<CategoryTile category={row.category} />}
    mark={row.confirming !== null && <ClockMark label={row.confirming} />}
    title={row.title}
    fullTitle={row.fullTitle}
    note={row.note}
    amount={
      <Amount text={row.amount.text} hidden={row.amount.hidden} direction={row.amount.isIn ? 'in' : 'out'} strong />
    }
    detail={row.detail && <Detail {...row.detail} />}
    to={row.to ?? undefined}
  />
)

/**
 * Renders a row. This function stays the same on each render, so that a long list re-renders only the rows that have
 * changed.
 */
export const renderRow = (row: CardActivityRow) => <ActivityRow row={row} />
