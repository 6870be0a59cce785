/**
 * Returns a function that caches its latest result. Compares the arguments by identity.
 * @example
 * const pair = memoizeLast((one, other) => [one, other])
 * pair(1, 2) === pair(1, 2) // true
 */
export const memoizeLast = <I extends ReadonlyArray<unknown>, A>(compute: (...input: I) => A): ((...input: I) => A) => {
  let last: { readonly input: I; readonly result: A } | null = null
  return (...input) => {
    const before = last
    if (before?.input.length === input.length && input.every((one, at) => Object.is(one, before.input[at])))
      return before.result
    const result = compute(...input)
    last = { input, result }
    return result
  }
}

/**
 * Returns a function that caches its result for each argument object, until the object is garbage collected.
 * @example
 * const card = { name: 'Travel' }
 * const viewOf = memoizeByObject(({ name }) => ({ title: name }))
 * viewOf(card) === viewOf(card) // true
 */
export const memoizeByObject = <I extends object, A extends {}>(compute: (input: I) => A): ((input: I) => A) => {
  const results = new WeakMap<I, A>()
  return (input) => {
    const result = results.get(input) ?? compute(input)
    results.set(input, result)
    return result
  }
}
