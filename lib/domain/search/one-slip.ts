/** True when one letter too many, too few, wrong or two neighbours in the wrong order tell the words apart. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < Math.min(typed.length, meant.length) && typed[start] === meant[start]) start += 1;
  const restTyped = typed.slice(start);
  const restMeant = meant.slice(start);
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    (restTyped.slice(2) === restMeant.slice(2) &&
      restTyped[0] === restMeant[1] &&
      restTyped[1] === restMeant[0])
  );
}

const correctedLettersMin = 4;

/** Short words are a slip away from too many others. */
export const mayBeCorrected = (word: string): boolean =>
  word.length >= correctedLettersMin && /^[a-z]+$/.test(word);

/** The word that is meant: the first of those that begin alike, as slips seldom fall on the first letter. */
export const meantBy = (typed: string, words: Iterable<string>): string | undefined => {
  const near = [...words].filter((word) => isOneSlip(typed, word));
  return near.find((word) => word[0] === typed[0]) ?? near[0];
};
