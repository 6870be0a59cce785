import { css, withEmotionCache } from '@emotion/react'
import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PressSheets } from '../../ui/app/PressSheets.tsx'

type Sheet = Parameters<Parameters<typeof withEmotionCache>[0]>[1]['sheet']

let sheet: Sheet
const SheetOfPage = withEmotionCache((_props: object, cache) => {
  sheet = cache.sheet
  // Lets one style sheet contain several rules, as in production.
  sheet.isSpeedy = true
  return null
})
afterEach(() => {
  sheet.isSpeedy = false
  sheet.flush()
})

const styled = (width: number) => <div css={css({ width, '@media print': { width: 0 } })} />

/** Returns the number of CSS rules in each style sheet of Emotion. */
const rules = () => sheet.tags.map((tag) => tag.sheet?.cssRules.length)

it('P7 after a press, new styles go into a new style sheet, which is reused until the next press', () => {
  const { rerender, unmount } = render(<SheetOfPage />)
  const show = (...widths: ReadonlyArray<number>) =>
    rerender(
      <>
        <PressSheets />
        {widths.map((width) => (
          <div key={width}>{styled(width)}</div>
        ))}
      </>,
    )
  show(1, 2)
  expect(rules()).toEqual([4])
  fireEvent.pointerDown(document.body)
  fireEvent.pointerDown(document.body)
  // A press without new rules creates no new style sheet.
  show(2)
  expect(rules()).toEqual([4])
  show(2, 3)
  show(2, 3, 4)
  expect(rules()).toEqual([4, 4])
  fireEvent.keyDown(document.body)
  show(5)
  expect(rules()).toEqual([4, 4, 2])
  unmount()
  fireEvent.pointerDown(document.body)
  render(styled(6))
  expect(rules()).toEqual([4, 4, 4])
})

it('P7 a press starts a new style sheet even if the pressed button stops the propagation of the event', () => {
  render(
    <>
      <SheetOfPage />
      <PressSheets />
      <button type="button" onPointerDown={(event) => event.stopPropagation()}>
        Press
      </button>
      {styled(7)}
    </>,
  )
  const button = document.querySelector('button')
  if (button !== null) fireEvent.pointerDown(button)
  render(styled(8))
  expect(rules()).toEqual([2, 2])
})
