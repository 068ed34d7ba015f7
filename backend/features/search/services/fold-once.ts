import { fold } from '@/lib/domain/khmer/khmer';

/** Folding a long text costs a millisecond; the same text folds alike, whoever asks. */
const foldedMax = 2_000;
const foldedTexts = new Map<string, string>();

export const foldOnce = (text: string): string => {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  if (foldedTexts.size >= foldedMax) foldedTexts.clear();
  const folded = fold(text);
  foldedTexts.set(text, folded);
  return folded;
};
