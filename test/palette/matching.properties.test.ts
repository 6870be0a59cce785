import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchCommand, matchRanks, rankCommands, type CommandMatch } from '../../core/palette/index.ts'
import { command } from './commands.ts'

/** Words of letters that fold to themselves, so that each letter of the test is a letter of the match. */
const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split(''))
const word = fc.array(letters, { minLength: 1, maxLength: 8 }).map((chosen) => chosen.join(''))
const words = fc.array(word, { minLength: 1, maxLength: 4 })

/** A text with some of its letters. At least one letter remains. */
const withSome = fc
  .tuple(word, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([whole, kept]) => ({ whole, part: [...whole].filter((_, at) => kept[at]).join('') }))
  .filter(({ part }) => part !== '')

const placeOf = (match: CommandMatch | null): number => (match === null ? -1 : matchRanks.indexOf(match.rank))

/** Returns the marked letters of a title. */
const markedIn = (title: string, match: CommandMatch | null): string =>
  (match?.title ?? []).map(({ start, end }) => title.slice(start, end)).join('')

it('CMD-005 the words of a text match in any order', () => {
  fc.assert(
    fc.property(words, fc.infiniteStream(fc.nat()), (chosen, random) => {
      const order = new Map(chosen.map((_, at) => [at, Number(random.next().value)]))
      const shuffled = chosen
        .map((one, at) => ({ one, at }))
        .toSorted((a, b) => (order.get(a.at) ?? 0) - (order.get(b.at) ?? 0))
      const text = shuffled.map(({ one }) => one).join(' ')
      const match = matchCommand(text, command({ title: chosen.join(' ') }))
      expect(['start', 'prefix']).toContain(match?.rank)
    }),
  )
})

it('CMD-005 a word of which letters are left out still matches', () => {
  fc.assert(
    fc.property(withSome, words, ({ whole, part }, others) => {
      expect(matchCommand(part, command({ title: [...others, whole].join(' ') }))).not.toBeNull()
      expect(matchCommand(part, command({ title: others.join(' '), synonyms: [whole] }))).not.toBeNull()
    }),
  )
})

it('CMD-005 a letter that no word of the command has matches nothing', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('ß', 'я', 'é', '中'), (chosen, strange) => {
      const title = chosen.join(' ').replaceAll(/[es]/g, 'a')
      expect(matchCommand(strange, command({ title }))).toBeNull()
      expect(matchCommand(`${title} ${strange}`, command({ title }))).toBeNull()
    }),
  )
})

it('CMD-005 case and diacritics make no difference', () => {
  const marks = fc.constantFrom('', '\u0301', '\u0308', '\u0327')
  fc.assert(
    fc.property(withSome, fc.infiniteStream(fc.tuple(marks, fc.boolean())), ({ whole, part }, random) => {
      const disguised = (text: string): string =>
        [...text]
          .map((letter) => {
            const [mark, isUpper] = random.next().value as [string, boolean]
            return `${isUpper ? letter.toUpperCase() : letter}${mark}`
          })
          .join('')
      const plain = matchCommand(part, command({ title: whole }))
      const title = disguised(whole)
      const match = matchCommand(disguised(part), command({ title }))
      expect(match?.rank).toBe(plain?.rank)
      const unmarked = markedIn(title, match).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      expect(unmarked).toBe(markedIn(whole, plain))
    }),
  )
})

it('CMD-005 an exact prefix ranks above an inner match, which ranks above a match with gaps', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-m]{2,6}$/), fc.stringMatching(/^[n-z]{1,4}$/), (typed, other) => {
      const [first = '', ...rest] = typed
      const prefix = command({ title: `${typed}${other}` })
      const inner = command({ title: `${other}${typed}` })
      const gaps = command({ title: `${first}${other}${rest.join('')}` })
      const ranked = rankCommands(typed, [gaps, inner, prefix]).map((found) => found.command.title)
      expect(ranked).toEqual([prefix.title, inner.title, gaps.title])
    }),
  )
})

it('CMD-005 the ranking is stable: commands of the same rank keep their order', () => {
  fc.assert(
    fc.property(word, fc.array(words, { maxLength: 12 }), (typed, titles) => {
      const commands = titles.map((title, at) => command({ id: String(at), title: title.join(' ') }))
      const found = rankCommands(typed, commands)
      expect(found.length).toBe(commands.filter((one) => matchCommand(typed, one) !== null).length)
      found.forEach((one, at) => {
        const next = found[at + 1]
        if (next === undefined) return
        expect(placeOf(one.match)).toBeLessThanOrEqual(placeOf(next.match))
        if (placeOf(one.match) === placeOf(next.match))
          expect(Number(one.command.id)).toBeLessThan(Number(next.command.id))
      })
    }),
  )
})

it('CMD-005 the marked letters of the title are those of the text', () => {
  fc.assert(
    fc.property(withSome, ({ whole, part }) => {
      expect(markedIn(whole, matchCommand(part, command({ title: whole })))).toBe(part)
    }),
  )
})

it('CMD-005 the marked ranges of any title are in order, inside it, and do not overlap', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(anyText, anyText, fc.array(anyText, { maxLength: 2 }), (typed, title, synonyms) => {
      const match = matchCommand(typed, command({ title, synonyms }))
      for (const [text, ranges] of [
        [title, match?.title ?? []],
        [match?.synonym?.text ?? '', match?.synonym?.ranges ?? []],
      ] as const) {
        let last = -1
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
