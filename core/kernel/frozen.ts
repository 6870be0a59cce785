const changes = { set: undefined, add: undefined, delete: undefined, clear: undefined }

const kinds: ReadonlyArray<unknown> = [Object, Array, Map, Set]

/** True for plain objects, lists, maps and sets. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && kinds.includes(value.constructor)

/**
 * Freezes an object, list, map or set and all its parts, and returns it. Maps and sets lose the methods that change them.
 * Leaves instances of other classes as they are. The build of the package applies it to all exported constants.
 */
export const frozen = <V>(value: V): V => {
  if (!isPlain(value) || Object.isFrozen(value)) return value
  const isCollection = value instanceof Map || value instanceof Set
  Object.freeze(isCollection ? Object.assign(value, changes) : value)
  for (const part of isCollection ? value.values() : Object.values(value)) frozen(part)
  return value
}
