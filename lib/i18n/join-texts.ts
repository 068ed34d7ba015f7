import { joinCompounds } from '@/lib/domain/khmer/compounds';

/**
 * Khmer texts as a page shows them, their compounds held together. A build has parsed the texts: a message with arguments is
 * then nested lists, in which everything but the words is Latin or a number.
 */
export function joinTexts<Texts>(texts: Texts): Texts;
export function joinTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return joinCompounds(texts);
  if (Array.isArray(texts)) return texts.map((text: unknown) => joinTexts(text));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, joinTexts(text)]));
}
