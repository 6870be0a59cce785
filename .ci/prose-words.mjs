// Patterns of unclear prose, for the lint rules and for the check of commit subjects.

/** Matches a text that begins with a clause instead of a verb or a noun, as in "What is shown" or "Of which one is left". */
export const headless =
  /^(?:what|which|whether|where|when|how|who|whose|so (?:many|much|often|long)|as (?:it|they|many|much|`)|those|that|of (?:it|them|one|which)|nothing|ones?) /i

/** Matches a test title that begins with a verb, after its ids: it needs a group that names the subject. */
export const subjectless =
  /^(?:[A-Z]{1,6}-?\d{1,3}[a-z]? )*(?:is|are|has|does|can|accepts|acts|adds|allows|asks|clears|closes|contains|continues|displays|drops|emits|ends|fills|finds|follows|gets|gives|goes|hides|holds|ignores|keeps|knows|leads|leaves|lets|makes|marks|needs|offers|omits|opens|polls|puts|reads|receives|refreshes|rejects|removes|renders|reports|retries|returns|saves|says|sends|sets|shows|starts|stays|stops|takes|tells|throws|updates|validates|waits|writes) /

/** Matches vague actors, and words with several senses. */
export const vague =
  /\b(?:somebody|nobody|whoever|whomever|anew|told|tells? (?:of|who|what)|by then|on (?:its|their) way|under way|(?:no|any) more|stands? (?:there|here|for itself)|comes? of it|has done with)\b/i
