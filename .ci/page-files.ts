import type { Plugin, Rolldown } from 'vite'
import type { RouteId } from '../core/routes/model.ts'
import { routes } from '../core/routes/tables.ts'

const settings = 'ui/app/settings/SettingsScreen.tsx'
const tables = ['adapters/modules/after-start.ts', 'ui/app/lazy-slices.ts']
const ports = (name: string): string => `adapters/modules/${name}.ts`

const card = [
  'ui/app/cards.tsx',
  'ui/cards/CardScreen.tsx',
  'ui/cards/card-activity/lazy.ts',
  'ui/cards/card-activity/ActivityFilter.tsx',
  ports('cards'),
]
const bills = ['ui/app/bill-pay.tsx', 'ui/bill-pay/lazy.ts', 'ui/toasts/module.ts', ports('bill-pay')]
const profile = [settings, 'ui/profile/page.ts', ports('settings')]
const cardSettings = [settings, 'ui/cards/card-settings/page.ts', ports('card-settings')]

/**
 * Files to preload for each page: all files that the page needs and that the start of the app does not load. Without
 * preloading, `screens.tsx` and the areas would load them one after another. The home page is not listed, because it is part
 * of the start.
 */
const code: Readonly<Partial<Record<RouteId, ReadonlyArray<string>>>> = {
  activity: ['ui/app/activity.tsx', 'ui/activity/lazy.ts', ports('activity')],
  statements: ['ui/app/statements.tsx', 'ui/activity/statements/lazy.ts', ports('statements')],
  'card-home': card,
  card,
  'card-get-started': ['ui/app/cards.tsx', 'ui/cards/GetStartedScreen.tsx'],
  'verification-get-started': [
    'ui/app/get-started.ts',
    'ui/verification/application-creation/GetStartedScreen.tsx',
    'ui/verification/module.ts',
    ports('verification'),
  ],
  crypto: [
    'ui/app/payments.tsx',
    'ui/payments/lazy.ts',
    'ui/payments/payment-search/PaymentFilters.tsx',
    ports('payments-page'),
  ],
  'bill-pay-home': bills,
  'bill-pay-add': bills,
  'bill-pay-connect': bills,
  'bill-pay-pay': [...bills, 'ui/bill-pay/bill-payment/lazy.ts', ports('bill-payment')],
  'bill-pay-verify': bills,
  'bill-pay-wait-list': bills,
  'settings-hub': profile,
  'settings-profile': profile,
  'settings-security': [settings, 'ui/security/page.ts', 'ui/passkeys/passkey-keeping/lazy.ts', ports('settings')],
  'settings-card-home': cardSettings,
  'settings-card-details': cardSettings,
  'settings-receiving-addresses': [settings, 'ui/receiving/page.ts', ports('receiving')],
}

/** Returns a regular expression for the path of a route, below the base path. */
const patternOf = (id: RouteId): string =>
  `^${routes[id].path
    .slice(1)
    .split('/')
    .map((part, index) => {
      const slash = index === 0 ? '' : '/'
      if (!part.startsWith(':')) return `${slash}${part}`
      return part.endsWith('?') ? `(${slash}[^/]*)?` : `${slash}[^/]+`
    })
    .join('')}/?$`

/** Pages that have files of their own, in the order in which routes are matched. */
export const pages = (Object.keys(routes) as ReadonlyArray<RouteId>).flatMap((id) => {
  const sources = code[id]
  return sources === undefined ? [] : [{ id, pattern: patternOf(id), sources }]
})

/**
 * Writes a list of the files that each page needs, so that the document can preload them. Without preloading, each step of
 * loading would take a round trip.
 */
export const pageFiles = (): Plugin => ({
  name: 'paydeck-page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const withImports = (fileName: string, found: Set<string>): Set<string> => {
        const chunk: Rolldown.OutputChunk | undefined = named.get(fileName)
        if (chunk === undefined || found.has(fileName)) return found
        found.add(fileName)
        for (const next of chunk.imports) withImports(next, found)
        return found
      }
      const filesOf = (sources: ReadonlyArray<string>): Set<string> => {
        const found = new Set<string>()
        for (const source of sources) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
          if (chunk === undefined) this.error(`${source} is in no file`)
          withImports(chunk.fileName, found)
        }
        return found
      }
      const start = new Set<string>()
      for (const { isEntry, fileName } of chunks) if (isEntry) withImports(fileName, start)
      const listed = pages.map(({ pattern, sources }) => ({
        pattern,
        files: [...filesOf([...tables, ...sources])].filter((file) => !start.has(file)),
      }))
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(listed) })
    },
  },
})
