import { expect, type Page } from 'playwright/test'

/** Returns the number of CSS pixels by which the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns texts that are cut off by their box without an ellipsis, and words that are broken across two lines. */
const clippedTexts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1,
    )
    const clipped = shown.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      // A box that scrolls cuts no text off.
      const isClipping = overflowX === 'hidden' || overflowX === 'clip'
      return isClipping && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth
    })
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: Array<string> = []
    while (words.nextNode() !== null) {
      const { currentNode: node } = words
      const range = document.createRange()
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        // A line may end after a hyphen, inside an email address, and inside a text of 26 or more characters, such as a
        // wallet address.
        if (lines.size > 1 && !/[-@]|^\S{26,}$/.test(word)) broken.push(word)
      }
    }
    return [...clipped.map((element) => `clipped: ${element.textContent}`), ...broken.map((word) => `broken: ${word}`)]
  })

/**
 * Returns pairs of interactive elements that overlap by more than a pixel, except pairs where one element contains the
 * other.
 */
const overlappingTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    // Fixed and sticky elements are allowed to cover the page.
    const isFloating = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
      }
      return false
    }
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, label, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isFloating(element))
      .map((element) => ({
        element,
        name: element.getAttribute('aria-label') ?? element.textContent,
        // A link inside a text has a separate box on each line.
        boxes: [...element.getClientRects()],
      }))
    const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    return targets.flatMap((one, index) =>
      targets
        .slice(index + 1)
        .filter(({ element }) => !one.element.contains(element) && !element.contains(one.element))
        .filter(({ boxes }) => one.boxes.some((box) => boxes.some((other) => doOverlap(box, other))))
        .map(({ name }) => `overlap: ${one.name} and ${name}`),
    )
  })

/** Returns interactive elements that are lower or narrower than 44 px. */
export const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, label:has(input)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        // A link that covers its row is as large as the row.
        box: ((element.matches('[data-cover]') ? element.closest('li') : null) ?? element).getBoundingClientRect(),
        name: element.getAttribute('aria-label') ?? element.textContent,
      }))
      .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
      .map(({ box, name }) => `small: ${name}, ${Math.round(box.width)} by ${Math.round(box.height)}`),
  )

/**
 * Returns panels with a misaligned edge. A left edge must align with the heading or the logo. Right edges must align with
 * each other; below tablet width, the right margin must equal the left margin.
 */
const unalignedPanels = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const lefts = ['h1', 'header a'].flatMap(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().left ?? [],
    )
    // Includes `nav` elements, since a list of cards or settings may be beside a panel.
    const blocks = [...document.querySelectorAll('main section, main nav')].map((element) => ({
      name: element.querySelector('h2')?.textContent ?? element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
      isPanel: element.matches('section') && element.parentElement?.closest('section') === null,
    }))
    const panels = blocks.filter(({ isPanel, box }) => isPanel && box.width > 0)
    const width = document.documentElement.clientWidth
    const right = width < 768 ? width - Math.min(...lefts) : Math.max(...panels.map(({ box }) => box.right))
    return panels.flatMap(({ name, box }) => {
      const adjacent = blocks.filter((other) => other.box.top < box.bottom - 1 && other.box.bottom > box.top + 1)
      const isFirst = !adjacent.some((other) => other.box.left < box.left - 1)
      const isLast = !adjacent.some((other) => other.box.right > box.right + 1)
      return [
        ...(isFirst && !lefts.some((left) => Math.abs(left - box.left) < 1) ? [`left edge: ${name}, ${box.left}`] : []),
        ...(isLast && Math.abs(right - box.right) >= 1
          ? [`right edge: ${name}, ${box.right} instead of ${right}`]
          : []),
      ]
    })
  })

/** Expects that the page has no layout fault in the current window. `name` describes the window in failure messages. */
export const expectLayout = async (page: Page, name: string): Promise<void> => {
  const width = page.viewportSize()?.width ?? 0
  const faults = async (): Promise<ReadonlyArray<string>> => [
    ...((await horizontalOverflow(page)) === 0 ? [] : ['scrolls horizontally']),
    ...(await clippedTexts(page)),
    ...(await overlappingTargets(page)),
    ...(await unalignedPanels(page)),
    // Checks the size of controls only on phones: in windows that are narrower than 400 px.
    ...(width < 400 ? await smallTargets(page) : []),
  ]
  await expect.poll(faults, name).toEqual([])
}
