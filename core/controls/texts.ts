/** Reasons why a pasted code was rejected or shortened; {length} is the number of characters of the code. */
export const pasteTexts = {
  empty: 'There was nothing to paste.',
  digits: "We couldn't paste that. Only digits are allowed.",
  letters: "We couldn't paste that. Only letters and digits are allowed.",
  other: "We couldn't paste that. It has characters that aren't allowed.",
  cut: "Only the first {length} characters were pasted. The code can't be longer.",
} as const
