import { expect, it, vi } from 'vitest'
import { onFirstInput } from '../../ui/app/first-input.ts'

it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])(
  'onFirstInput calls the function at the first event "%s", and only once',
  (input) => {
    const begin = vi.fn()
    onFirstInput(begin)
    expect(begin).not.toHaveBeenCalled()
    dispatchEvent(new Event(input))
    expect(begin).toHaveBeenCalledTimes(1)
    for (const event of ['pointermove', 'keydown', input]) dispatchEvent(new Event(event))
    expect(begin).toHaveBeenCalledTimes(1)
  },
)

it('onFirstInput ignores input after the returned function was called', () => {
  const begin = vi.fn()
  const stop = onFirstInput(begin)
  stop()
  dispatchEvent(new Event('pointermove'))
  expect(begin).not.toHaveBeenCalled()
})
