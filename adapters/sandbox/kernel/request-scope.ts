import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Runs work that belongs to the request with this id. */
export const inRequest = (id: string, work: () => void): void => scope.run(id, work)

/** Returns the log field with the id of the current request; no field outside a request. */
export const requestField = (): { readonly request?: string } => {
  const request = scope.getStore()
  return request === undefined ? {} : { request }
}
