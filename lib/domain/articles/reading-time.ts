const wordsPerMinute = { en: 200, km: 180 };
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  km: new Intl.Segmenter('km', { granularity: 'word' }),
};
// URLs of links are not read.
const linkAddress = /\]\([^)]*\)/g;

/** Whole minutes that a Markdown text takes to read, at least one. */
export function readingMinutes(markdown: string, language: 'en' | 'km'): number {
  const text = markdown.replace(linkAddress, ']');
  let words = 0;
  for (const segment of segmenters[language].segment(text)) if (segment.isWordLike) words += 1;
  return Math.max(1, Math.round(words / wordsPerMinute[language]));
}
