/** State of the gallery's two switches, and whether they are hidden. */
export interface View {
  readonly appearance: 'light' | 'dark'
  readonly width: 'wide' | 'phone'
  /** The parts alone: for the frame, and for pictures. */
  readonly bare: boolean
}

export const appearances = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export const widths = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
] as const

/** The query of a page with that view. */
export const addressOf = ({ appearance, width, bare }: View): string =>
  `?appearance=${appearance}&width=${width}${bare ? '&bare' : ''}`

/** The view that a query asks for; light and wide where it asks for none. */
export const viewOf = (query: string): View => {
  const asked = new URLSearchParams(query)
  return {
    appearance: asked.get('appearance') === 'dark' ? 'dark' : 'light',
    width: asked.get('width') === 'phone' ? 'phone' : 'wide',
    bare: asked.has('bare'),
  }
}
