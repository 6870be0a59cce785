import { describe, expect, it } from 'vitest'
import { type Compared, pageOf, summaryOf } from './page.ts'

const all: ReadonlyArray<Compared> = [
  { kind: 'equal', name: 'home' },
  { kind: 'different', name: 'card', pixels: 12 },
  { kind: 'new', name: 'bills' },
  { kind: 'missing', name: 'wallet' },
]

describe('picture comparison page', () => {
  it('the comparison page counts the pictures of each kind: different, new, missing and equal', () => {
    expect(summaryOf(all)).toBe('1 different, 1 new, 1 missing, 1 equal')
  })

  it('for a changed picture, the comparison page shows before, after and difference; for a new or missing picture, one image', () => {
    const shown = [...pageOf('the base', all).matchAll(/<img src="([^"]*)"/g)].map(([, file]) => file)
    expect(shown).toEqual([
      'card.before.png',
      'card.after.png',
      'card.difference.png',
      'bills.after.png',
      'wallet.before.png',
    ])
  })

  it('the comparison page lists the equal pictures by name, each with a link to its file', () => {
    expect(pageOf('the base', all)).toContain('<a href="home.after.png">home</a>')
  })

  it('the comparison page escapes HTML characters in the subject of the base commit', () => {
    expect(pageOf('fix <main> & co', [])).toContain('fix &lt;main&gt; &amp; co')
  })
})
