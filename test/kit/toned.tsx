import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { framed } from '../slice-bench/framed.tsx'

/** Component rendered in each of its tones. */
export interface Toned {
  /** Attribute that selects the style. */
  readonly at: string
  readonly tones: ReadonlyArray<readonly [tones: ReadonlyArray<string>, shown: ReactNode]>
}

/** Renders a component in each of its tones. */
export const toned = <T extends string>(
  at: string,
  tones: ReadonlyArray<T>,
  shown: (tone: T) => ReactNode,
  /** Tones of all toned elements, in document order. */
  all: (tone: T) => ReadonlyArray<string> = (tone) => [tone],
): Toned => ({
  at,
  tones: tones.map((tone) => [all(tone), shown(tone)]),
})

/** Returns the tones of all elements with the attribute, in document order. */
export const tonesOf = (shown: ReactNode, at: string): ReadonlyArray<string | null> => {
  const { container } = render(shown, framed())
  return [...container.querySelectorAll(`[${at}]`)].map((one) => one.getAttribute(at))
}
