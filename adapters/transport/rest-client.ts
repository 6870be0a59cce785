import { function as F } from 'fp-ts'
import { addressOf, csrfHeader, type RestCall } from '../wire/call.ts'
import { type Http, type HttpRequest, type Send } from './http.ts'
import { fieldsOf } from './json.ts'

export interface RestClient {
  readonly call: <Name extends string, I, R>(call: RestCall<Name, I, R>) => Send<I, R>
}

/**
 * Builds the request of a REST call. Input values whose keys occur in the path are inserted there. The other values go into
 * the query string of a GET, and into the JSON body of other methods.
 */
export const restRequest = (
  call: { readonly name: string; readonly csrf: 'header' | 'none' },
  input: unknown,
  csrf: string,
  headers?: HttpRequest['headers'],
): HttpRequest => {
  const { method, path } = addressOf(call.name)
  const fields = fieldsOf(input)
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(fields[key])))
  const rest = Object.entries(fields).filter(([key, value]) => !inPath.has(key) && value !== undefined)
  const query = method === 'GET' ? new URLSearchParams(rest.map(([key, value]) => [key, String(value)])).toString() : ''
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(call.csrf === 'header' ? { [csrfHeader]: csrf } : {}),
      ...headers,
    },
    body: method === 'GET' ? null : JSON.stringify(Object.fromEntries(rest)),
    input: fields,
  }
}

export const makeRestClient = (http: Http): RestClient => ({
  call: (call) => (input, headers) =>
    http.ask(call, ({ csrf }) => restRequest(call, call.input.encode(input), csrf, headers), F.identity),
})
