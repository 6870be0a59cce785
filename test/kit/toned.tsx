import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { framed } from '../slice-bench/framed.tsx'

/** Renderings of a component, one for each of its tones. A tone is a value of the attribute `at`. */
export interface Toned {
  /** Attribute that selects the style of the component. */
  readonly at: string
  readonly tones: ReadonlyArray<readonly [tones: ReadonlyArray<string>, shown: ReactNode]>
}

/** Describes a component in each of its tones. `shown` renders the component in one tone. */
export const toned = <T extends string>(
  at: string,
  tones: ReadonlyArray<T>,
  shown: (tone: T) => ReactNode,
  /** Expected tones of all elements with the attribute `at` in one rendering, in document order. */
  all: (tone: T) => ReadonlyArray<string> = (tone) => [tone],
): Toned => ({
  at,
  tones: tones.map((tone) => [all(tone), shown(tone)]),
})

/** Renders a component, and returns the values of the attribute `at` in document order. */
export const tonesOf = (shown: ReactNode, at: string): ReadonlyArray<string | null> => {
  const { container } = render(shown, framed())
  return [...container.querySelectorAll(`[${at}]`)].map((one) => one.getAttribute(at))
}
