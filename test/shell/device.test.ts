import { deviceClass } from '@paydeck/core/platform'
import { signedOut } from '@paydeck/core/session'
import { captchaKeyOf, captchaResponse } from '@paydeck/core/shell'
import { describe, expect, it } from 'vitest'

describe('the captcha', () => {
  const withKey = { ...signedOut, captchaKey: 'site-key' }

  it('SHELL-080 the captcha is loaded with the key from the session, and calls send the captcha response', () => {
    expect(captchaKeyOf(withKey)).toBe('site-key')
    expect(captchaResponse(withKey, 'answer')).toBe('answer')
  })

  it('SHELL-080 if the session disables the captcha, it is not loaded, and calls send an empty captcha response', () => {
    const disabled = { ...withKey, captchaDisabled: true }
    expect(captchaKeyOf(disabled)).toBeNull()
    expect(captchaResponse(disabled, 'answer')).toBe('')
    expect(captchaResponse(signedOut, 'answer')).toBe('')
  })
})

describe('deviceClass', () => {
  it.each([
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', 'desktop'],
    ['', 'desktop'],
  ])('SHELL-085 deviceClass classifies the user agent "%s" as %s', (agent, expected) => {
    expect(deviceClass(agent)).toBe(expected)
  })
})
