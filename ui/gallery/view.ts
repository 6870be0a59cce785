/** Choices in the two switches of the gallery, and whether the switches are visible. */
export interface View {
  readonly appearance: 'light' | 'dark'
  readonly width: 'wide' | 'phone'
  /** True to show the components without the switches, for the phone frame and for screenshots. */
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

/** Returns the query of a gallery page with this view. */
export const addressOf = ({ appearance, width, bare }: View): string =>
  `?appearance=${appearance}&width=${width}${bare ? '&bare' : ''}`

/** Parses the view from a query string. The default view is light and wide. */
export const viewOf = (query: string): View => {
  const parameters = new URLSearchParams(query)
  return {
    appearance: parameters.get('appearance') === 'dark' ? 'dark' : 'light',
    width: parameters.get('width') === 'phone' ? 'phone' : 'wide',
    bare: parameters.has('bare'),
  }
}
