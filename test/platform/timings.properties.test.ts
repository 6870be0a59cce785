import { slideContent } from '@paydeck/core/carousel'
import { asyncButtonResolve } from '@paydeck/core/controls'
import { animations, namedAnimations } from '@paydeck/core/platform'
import { entranceOutlet } from '@paydeck/core/shell'
import { expect, it } from 'vitest'

it('SHELL-076 LIM-005 every animation that is not listed as an exception takes between 200 and 450 ms', () => {
  for (const { name, ms } of Object.values(animations)) {
    expect(ms, name).toBeGreaterThanOrEqual(200)
    expect(ms, name).toBeLessThanOrEqual(450)
  }
})

it('SHELL-076 only five animations have a duration of their own: alert, async button, dropdown, outlet and slide', () => {
  expect(Object.keys(namedAnimations).sort()).toEqual(['alert', 'asyncButton', 'dropdown'])
  expect(entranceOutlet.ms).toBe(400)
  expect(slideContent.ms).toBe(10)
})

it('SHELL-077 LIM-005 RECV-046 the animations that show and hide an alert take 200 ms each', () => {
  expect(namedAnimations.alert.ms).toBe(200)
})

it('LIM-005 the animations of the async button (800 and 300 ms) and the dropdown (150 ms) have the required durations', () => {
  expect(asyncButtonResolve.ms).toBe(800)
  expect(namedAnimations.asyncButton.ms).toBe(300)
  expect(namedAnimations.dropdown.ms).toBe(150)
})
