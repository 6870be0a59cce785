import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { floating } from './floating.ts'
import { oneLine } from './shared.ts'
import { colour, media, radius, size, space, system, text, weight } from './theme.ts'
import { useBeside } from './use-beside.ts'

/** Styles of the list of options that opens below an input. */
export const optionList = {
  // The list scrolls instead of the box around it, because browsers make a scrollable box an additional tab stop.
  popup: css([
    floating,
    {
      overflow: 'hidden',
      '&:popover-open': { display: 'flex', flexDirection: 'column' },
      '& > ul': { minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  ]),
  option: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.target,
    paddingBlock: space.s1,
    paddingInline: space.s2,
    // Transparent border, which only forced colours mode makes visible.
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r1,
    cursor: 'pointer',
    '&[data-active="true"]': { background: colour.sunken },
    '&[aria-selected="true"]': { background: colour.brandSoft },
    '&[aria-selected="true"][data-active="true"]': { borderColor: colour.brand },
    '&[aria-disabled="true"]': { color: colour.ink3, cursor: 'default' },
    [media.forced]: {
      borderColor: system.ground,
      '&[data-active="true"]': { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
    },
  }),
  label: css([oneLine, { fontSize: text.s, fontWeight: weight.medium }]),
}

/** While the list of options is open, shows it above or below the box of its input. */
export const useOptionList = (open: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = popup.current
    if (!open || element === null) return
    element.showPopover()
    return () => element.hidePopover()
  }, [open])
  useBeside(open, box, popup, 'stretch')
  return { box, popup }
}
