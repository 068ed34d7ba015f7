import { plainWord } from './plain-text';

/** Words by which people name each choice, beside its own name. */
export type ChoiceWords<Choice extends string> = Readonly<Record<Choice, readonly string[]>>;

/** A choice by any of its words, in any case; null for a word that names none. */
export function readChoice<Choice extends string>(
  written: string,
  words: ChoiceWords<Choice>,
): Choice | null {
  const word = plainWord(written);
  for (const [choice, names] of Object.entries(words) as [Choice, readonly string[]][])
    if (plainWord(choice) === word || names.some((name) => plainWord(name) === word)) return choice;
  return null;
}

const yesAndNo: ChoiceWords<'yes' | 'no'> = {
  yes: ['y', 'true', '1', 'x', '✓', '✔', '☑', 'បាទ', 'ចាស', 'បាទ/ចាស', 'មាន'],
  no: ['n', 'false', '0', '☐', 'ទេ', 'គ្មាន', 'មិនមាន', 'អត់មាន', 'អត់'],
};

/** Yes or no as people tick, write or say it; null for anything else. */
export function readYesNo(written: string, more?: ChoiceWords<'yes' | 'no'>): boolean | null {
  const choice = readChoice(written, yesAndNo) ?? (more ? readChoice(written, more) : null);
  return choice === null ? null : choice === 'yes';
}

export const genderWords: ChoiceWords<'male' | 'female' | 'other'> = {
  male: ['m', 'boy', 'man', 'ប', 'ប្រុស', 'ភេទប្រុស'],
  female: ['f', 'girl', 'woman', 'ស', 'ស្រី', 'ភេទស្រី'],
  other: ['o', 'ផ្សេង', 'ផ្សេងទៀត'],
};
