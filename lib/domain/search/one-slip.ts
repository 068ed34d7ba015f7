/** True when the words differ by one extra, missing or wrong letter, or two swapped neighbours. */
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

/** Short words are one typing error away from too many others. */
export const mayBeCorrected = (word: string): boolean =>
  word.length >= correctedLettersMin && /^[a-z]+$/.test(word);

const isSwap = (typed: string, meant: string): boolean =>
  typed.length === meant.length && [...typed].toSorted().join('') === [...meant].toSorted().join('');

/** A wrong letter makes another word of a short one ("good", "gold"), and of any where it is the first ("lottery", "pottery"). */
const isOtherWord = (typed: string, meant: string): boolean =>
  typed.length === meant.length &&
  !isSwap(typed, meant) &&
  (typed.length <= correctedLettersMin || typed[0] !== meant[0]);

/** The intended word: the first with the same beginning, because typing errors rarely affect the first letter. */
export const meantBy = (typed: string, words: Iterable<string>): string | undefined => {
  const near = [...words].filter((word) => isOneSlip(typed, word) && !isOtherWord(typed, word));
  return near.find((word) => word[0] === typed[0]) ?? near[0];
};
