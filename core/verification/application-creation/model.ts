import type { ProductName } from '../model.ts'

/** Progress of an application for a product (VERIF-019). */
export interface ProductConnection {
  /** True while an application is being created. */
  readonly creating: boolean
  /** True after the user opened the verification app, which creates the application. */
  readonly connecting: boolean
}

/** Progress of each product. */
export type Connections = Readonly<Record<ProductName, ProductConnection>>

/** Initial progress of a product. */
export const unconnected: ProductConnection = { creating: false, connecting: false }

/** Initial progress of all products. */
export const noConnections: Connections = { individualShopperTier1: unconnected, payoutsRecipient: unconnected }

/** State of the automatic creation of an application since the start of the app. */
export type Attempt = 'under-way' | 'made' | 'failed'
