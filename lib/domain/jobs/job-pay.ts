import { any, type Sentence } from './job-sentences';

/** Round rates: they only say whether pay is many times too high. */
const usdOf = { usd: 1, riel: 1 / 4_000, baht: 0.03, euro: 1.1 } as const;
type Currency = keyof typeof usdOf;

/**
 * How often a unit comes in a month. A day and a night count as work of six days a week; an hour as half of a full
 * month, because work by the hour is seldom full.
 */
const timesAMonth = { hour: 100, day: 26, week: 4, month: 1 } as const;
type Unit = keyof typeof timesAMonth;

const unitWords: readonly [Unit, RegExp][] = [
  ['hour', any(String.raw`\b(an|per|each|every|a|/) ?hour\b|/h\b|\bhourly\b`, '(មួយ|1|រាល់) ?ម៉ោង')],
  [
    'day',
    any(
      String.raw`\b(a|per|each|every) (day|night)\b|\b(daily|nightly)\b|/day`,
      '(ថ្ងៃ|យប់) ?(មួយ|1)(?!\\d)|(មួយ|1|រាល់) ?(ថ្ងៃ|យប់)',
    ),
  ],
  ['week', any(String.raw`\b(a|per|each|every) week\b|\bweekly\b|/week`, '(មួយ|1|រាល់) ?សប្តាហ៍')],
  ['month', any(String.raw`\b(a|per|each|every) month\b|\bmonthly\b|/month`, '(មួយ|1|រាល់|ប្រាក់) ?ខែ')],
];

const isPay = any(
  String.raw`\b(salary|salaries|wages?|pays?|paid|earn|income|receive|bonus)\b`,
  'ប្រាក់ខែ|ប្រាក់ឈ្នួល|ប្រាក់បៀវត្ស|ចំណូល|បានលុយ|បើកលុយ|រកបាន|កម្រៃ',
);

const number = String.raw`\d{1,3}(?:[ ,]\d{3})+|\d+(?:\.\d+)?`;
const words: Readonly<Record<string, number>> = {
  ពាន់: 1_000,
  ម៉ឺន: 10_000,
  សែន: 100_000,
  លាន: 1_000_000,
  k: 1_000,
};
const currencies: readonly [Currency, string][] = [
  ['usd', String.raw`\$|usd|us dollars?|dollars?|ដុល្លារ|ដុល្លា`],
  ['riel', 'riels?|khr|៛|រៀល'],
  ['baht', 'baht|thb|បាត'],
  ['euro', 'euros?|eur|€|អឺរ៉ូ'],
];
const anyCurrency = currencies.map(([, source]) => source).join('|');
const amounts = new RegExp(
  any(`(\\$|usd) ?(${number})|(${number}) ?(${Object.keys(words).join('|')})? ?(${anyCurrency})?`).source,
  'gu',
);
const currencyTests = currencies.map(([key, source]) => [key, any(`^(?:${source})$`)] as const);

const valueOf = (digits: string) => Number(digits.replaceAll(/[ ,]/g, ''));

/** In USD; a number without a currency is taken as one where it can only be one. */
const usdIn = (folded: string): number[] =>
  [...folded.matchAll(amounts)].flatMap(([, , before, after, word, money]) => {
    if (before) return valueOf(before);
    if (!after) return [];
    const value = valueOf(after) * (word ? (words[word] ?? 1) : 1);
    const currency = currencyTests.find(([, test]) => money !== undefined && test.test(money))?.[0];
    if (currency) return value * usdOf[currency];
    return isPay.test(folded) && value >= 100 && value < 10_000 ? value : [];
  });

/** The highest pay that one sentence names, in USD a month; null where it names none. */
export function monthlyPayIn({ folded }: Sentence): number | null {
  const unit = unitWords.find(([, test]) => test.test(folded))?.[0];
  if (!unit && !isPay.test(folded)) return null;
  const most = Math.max(0, ...usdIn(folded));
  return most === 0 ? null : most * timesAMonth[unit ?? 'month'];
}
