import { fold } from '@/lib/domain/khmer/khmer';

const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh'.split(' ');
const khmerOnes = ['មួយ', 'ពីរ', 'បី', 'បួន', 'ប្រាំ', 'ប្រាំមួយ', 'ប្រាំពីរ', 'ប្រាំបី', 'ប្រាំបួន'].map(fold);
const khmerTens = ['ដប់', 'ម្ភៃ', 'សាមសិប', 'សែសិប', 'ហាសិប', 'ហុកសិប'].map(fold);

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const khmerNumber = new RegExp(`(${longestFirst(khmerTens)})(${longestFirst(khmerOnes)})?`, 'gu');
const englishNumber = new RegExp(String.raw`\b(${english.join('|')})\b`, 'gu');
const yearOf = new RegExp(
  String.raw`\byear (\d)\b|\b(${ordinals.join('|')}) year\b|\b(\d)(?:st|nd|rd|th) year\b|${fold('ឆ្នាំទី')} ?(\d|${longestFirst(khmerOnes)})`,
  'gu',
);
const ageOrYears = new RegExp(String.raw`(${fold('អាយុ')} ?)?\b\d{1,2} ?${fold('ឆ្នាំ')}`, 'gu');

const digit = (word: string): string => {
  const at = [ordinals, khmerOnes].map((words) => words.indexOf(word)).find((place) => place >= 0);
  return at === undefined ? word : String(at + 1);
};

/** Numbers of a folded text as digits, a year of study as one word, and "7 years" as what it asks: how long. */
export const withNumbers = (folded: string): string =>
  folded
    .replace(
      yearOf,
      (_, ...found: (string | undefined)[]) => ` year${digit(found.slice(0, 4).find(Boolean) ?? '')} `,
    )
    .replace(englishNumber, (word) => String(english.indexOf(word) + 1))
    .replace(
      khmerNumber,
      (_, ten: string, one?: string) =>
        ` ${(khmerTens.indexOf(ten) + 1) * 10 + (one ? khmerOnes.indexOf(one) + 1 : 0)} `,
    )
    .replace(ageOrYears, (whole, age?: string) => (age ? whole.replace(/\d+/u, ' $& ') : fold('ប៉ុន្មានឆ្នាំ')));
