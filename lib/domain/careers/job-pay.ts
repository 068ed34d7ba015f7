import { any, type Sentence } from './job-sentences';

/** Round rates: they only say whether pay is many times too high. */
const usdOf = { usd: 1, riel: 1 / 4_000, baht: 0.03, euro: 1.1 } as const;
type Currency = keyof typeof usdOf;

/**
 * How often a unit comes in a month. A day and a night count as work of six days a week; an hour as half of a full
 * month, because work by the hour is seldom full; what is done by the time as twice a week.
 */
const timesAMonth = { hour: 100, day: 26, time: 8, week: 4, month: 1 } as const;
type Unit = keyof typeof timesAMonth;

const unitWords: readonly [Unit, RegExp][] = [
  ['hour', any(String.raw`\b(an|per|each|every|a|/) ?hour\b|/h\b|\bhourly\b`, '(មួយ|1|រាល់) ?ម៉ោង|ម៉ោងមួយ')],
  [
    'day',
    any(
      String.raw`\b(a|one|per|each|every) (day|night)\b|\b(daily|nightly)\b|/day`,
      '(ថ្ងៃ|យប់) ?(មួយ|1)(?!\\d)|(?<!ឈប់ ?)(មួយ|1|រាល់) ?(ថ្ងៃ|យប់)',
    ),
  ],
  ['time', any(String.raw`\b(a|per|each|every) (trip|time|run|round)\b`, '(មួយ|1|រាល់) ?ដង|ម្តង')],
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

/** "Secretary, 1,000 USD": an amount alone is the wage of a month where it can be one, and nothing is said to be paid for. */
const bareWage = { min: 150, max: 10_000 } as const;
const isCost = any(
  String.raw`\b(costs?|fees?|deposit|loan|visa|course|project|parts|family|worth|fine|budget|sales|scholarship)\b`,
  'ថ្លៃ|តម្លៃ|កក់|បង់|កម្ចី|ខ្ចី|វីសា|គម្រោង|ដំណាក់|គ្រួសារ|អាហារូបករណ៍',
);

/** How far from an amount its unit is looked for: "a day you can earn 50 dollars", "50 dollars for each day". */
const reach = 20;

/** Each amount in USD a month; a number without a currency is taken as one where it can only be one. */
const monthlyIn = (folded: string): number[] => {
  const saysPay = isPay.test(folded);
  return [...folded.matchAll(amounts)].flatMap((match) => {
    const [whole, , before, after, word, money] = match;
    const digits = before ?? after;
    if (digits === undefined) return [];
    const end = match.index + whole.length;
    const beside = [
      folded.slice(end, end + reach),
      folded.slice(Math.max(0, match.index - reach), match.index),
    ];
    const unit = beside.map((part) => unitWords.find(([, test]) => test.test(part))?.[0]).find(Boolean);
    const value = valueOf(digits) * (word ? (words[word] ?? 1) : 1);
    const currency = before
      ? 'usd'
      : currencyTests.find(([, test]) => money !== undefined && test.test(money))?.[0];
    const times = timesAMonth[unit ?? 'month'];
    if (currency) {
      const usd = value * usdOf[currency];
      return unit || saysPay || (usd >= bareWage.min && usd <= bareWage.max && !isCost.test(folded))
        ? usd * times
        : [];
    }
    return saysPay && value >= 100 && value < 10_000 ? value * times : [];
  });
};

/** The highest pay that one sentence names, in USD a month; null where it names none. */
export function monthlyPayIn({ folded }: Sentence): number | null {
  const most = Math.max(0, ...monthlyIn(folded));
  return most === 0 ? null : most;
}
