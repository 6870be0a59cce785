import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import { addressOf, type View, viewOf } from './view.ts'

const show = ({ appearance }: View): void => {
  document.documentElement.style.colorScheme = appearance
}

const first = viewOf(location.search)
show(first)
const root = document.getElementById('root')
if (root === null) throw new Error('The document has no place for the gallery')
createRoot(root).render(
  <Gallery
    first={first}
    onView={(view) => {
      show(view)
      history.replaceState(null, '', addressOf(view))
    }}
  />,
)
