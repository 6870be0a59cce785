import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { framed } from '../slice-bench/framed.tsx'

/** What is shown in each of its tones. */
export interface Toned {
  /** The attribute by which its style is chosen. */
  readonly at: string
  readonly tones: ReadonlyArray<readonly [tones: ReadonlyArray<string>, shown: ReactNode]>
}

/** Of a thing that is shown by its tone. */
export const toned = <T extends string>(
  at: string,
  tones: ReadonlyArray<T>,
  shown: (tone: T) => ReactNode,
  /** Of all that is toned, in its order. */
  all: (tone: T) => ReadonlyArray<string> = (tone) => [tone],
): Toned => ({
  at,
  tones: tones.map((tone) => [all(tone), shown(tone)]),
})

/** The tones of all that is toned there, in its order. */
export const tonesOf = (shown: ReactNode, at: string): ReadonlyArray<string | null> => {
  const { container } = render(shown, framed())
  return [...container.querySelectorAll(`[${at}]`)].map((one) => one.getAttribute(at))
}
