// Patterns of unclear prose, for the lint rules and for the check of commit subjects.

/** Matches a text that begins with a clause instead of a verb or a noun, as in "What is shown" or "Of which one is left". */
export const headless =
  /^(?:what|which|whether|where|when|how|who|whose|so (?:many|much|often|long)|as (?:it|they|many|much|`)|those|that|of (?:it|them|one|which)|nothing|ones?) /i

/** Matches vague actors, and words with several senses. */
export const vague =
  /\b(?:somebody|nobody|whoever|whomever|anew|told|tells? (?:of|who|what)|by then|on (?:its|their) way|under way|(?:no|any) more|stands? (?:there|here|for itself)|comes? of it|has done with)\b/i
