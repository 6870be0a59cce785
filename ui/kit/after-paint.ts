/** Does work once what a press has changed so far is painted: the press is answered first. Gives what calls it off. */
export const afterPaint = (work: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
