import { describe, expect, it } from 'vitest'
import { type Compared, pageOf, summaryOf } from './page.ts'

const all: ReadonlyArray<Compared> = [
  { kind: 'equal', name: 'home' },
  { kind: 'different', name: 'card', pixels: 12 },
  { kind: 'new', name: 'bills' },
  { kind: 'missing', name: 'wallet' },
]

describe('the page of picture differences', () => {
  it('counts the pictures by kind', () => {
    expect(summaryOf(all)).toBe('1 different, 1 new, 1 missing, 1 equal')
  })

  it('shows a changed picture as it was, as it is and as a difference, and shows a new or missing picture once', () => {
    const shown = [...pageOf('the base', all).matchAll(/<img src="([^"]*)"/g)].map(([, file]) => file)
    expect(shown).toEqual([
      'card.before.png',
      'card.after.png',
      'card.difference.png',
      'bills.after.png',
      'wallet.before.png',
    ])
  })

  it('lists the equal pictures by name', () => {
    expect(pageOf('the base', all)).toContain('<a href="home.after.png">home</a>')
  })

  it('escapes the commit subject of the base', () => {
    expect(pageOf('fix <main> & co', [])).toContain('fix &lt;main&gt; &amp; co')
  })
})
