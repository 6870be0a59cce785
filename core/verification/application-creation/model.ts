import type { ProductName } from '../model.ts'

/** What is under way for a product (VERIF-019). */
export interface ProductConnection {
  /** An application is being made. */
  readonly creating: boolean
  /** The user was led to the verification app, which makes it. */
  readonly connecting: boolean
}

/** By product. */
export type Connections = Readonly<Record<ProductName, ProductConnection>>

/** Nothing is under way. */
export const unconnected: ProductConnection = { creating: false, connecting: false }

/** Before the first press. */
export const noConnections: Connections = { individualShopperTier1: unconnected, payoutsRecipient: unconnected }

/** How the automatic creation of an application went, in this session. */
export type Attempt = 'under-way' | 'made' | 'failed'
