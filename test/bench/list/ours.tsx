// Page that shows the rows with the app's own list component.
import '../../../ui/kit/theme.css'
import { createRoot } from 'react-dom/client'
import { Amount } from '../../../ui/kit/Amount.tsx'
import { LongList } from '../../../ui/kit/LongList.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { estimate, type ListRow, offer } from './rows.ts'

const keyOf = ({ id }: ListRow): string => id

const render = ({ id, title, note, amount, detail }: ListRow) => (
  <Row
    icon={title.slice(0, 2)}
    title={title}
    note={note}
    amount={<Amount text={amount} direction="out" strong />}
    detail={detail}
    to={`/card/1?transaction=${id}`}
  />
)

const root = document.getElementById('root')
if (root !== null) {
  const react = createRoot(root)
  // Loads the code for long lists in advance, as the app's pages do before their lists have enough rows to need it.
  await import('../../../ui/kit/long-list-window.ts')
  offer((shown) =>
    react.render(
      shown.length > 0 && (
        <LongList items={shown} keyOf={keyOf} render={render} total={shown.length} estimate={estimate} />
      ),
    ),
  )
}
