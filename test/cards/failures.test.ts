import { cardExportFailureText, cardFailureText, topUpFailureText } from '@paydeck/core/cards'
import { rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { warningText } from '@paydeck/core/platform'
import { expect, it } from 'vitest'

it('ERR-043 ERR-044 a failed card operation shows the provider’s message or, if there is none, the default text', () => {
  const ownTexts = {
    rename: 'There was a problem updating your card name. Please try again.',
    lock: 'There was a problem updating this setting. Please try again later.',
    topUp: 'There was a problem processing your topup. Please check your amount and try again.',
    export: 'There was a problem exporting your data. Please try again.',
  }
  const textOf = {
    rename: (fault: Fault) => cardFailureText('rename', fault),
    lock: (fault: Fault) => cardFailureText('lock', fault),
    topUp: topUpFailureText,
    export: cardExportFailureText,
  }
  for (const operation of ['rename', 'lock', 'topUp', 'export'] as const) {
    expect(textOf[operation](rejected(422, 'Not today.'))).toBe('Not today.')
    expect(textOf[operation](rejected(500, ' '))).toBe(ownTexts[operation])
    expect(textOf[operation](unreachable)).toBe(ownTexts[operation])
  }
})

it('ERR-056 `warningText` returns “This feature is not yet available” for a warning without text', () => {
  for (const text of [null, '', ' \n']) expect(warningText(text)).toBe('This feature is not yet available')
  expect(warningText('No rows.')).toBe('No rows.')
})
