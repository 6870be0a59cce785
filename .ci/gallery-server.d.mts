import type { Page } from 'playwright'

export interface Look {
  readonly width: number
  readonly appearance: 'light' | 'dark'
  readonly forcedColors?: 'active'
  readonly textSize?: string
}

export declare const looks: Readonly<Record<string, Look>>
export declare const serveGallery: (
  server?: Readonly<Record<string, unknown>>,
) => Promise<{ readonly address: string; readonly close: () => Promise<void> }>
export declare const openParts: (page: Page, address: string) => Promise<void>
export declare const lookAt: (page: Page, look: Look) => Promise<void>
