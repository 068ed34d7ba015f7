import type { HollandType } from '@/lib/domain/orientation/orientation-holland';
import type { PersonalityAxis } from '@/lib/domain/orientation/orientation-personality';

export type PictureLocale = 'km' | 'en';

type Words = Record<PictureLocale, string>;

/** The same names as on the result pages; a test compares them. */
export const interestWords: Record<HollandType, Words> = {
  R: { km: 'ប្រាកដនិយម', en: 'Realistic' },
  I: { km: 'ពូកែអង្កេត', en: 'Investigative' },
  A: { km: 'សិល្បៈនិយម', en: 'Artistic' },
  S: { km: 'សង្គម', en: 'Social' },
  E: { km: 'សហគ្រិន', en: 'Enterprising' },
  C: { km: 'សណ្ដាប់ធ្នាប់', en: 'Conventional' },
};

/** The two poles of each axis, in the order of its letters. */
export const poleWords: Record<PersonalityAxis, readonly [Words, Words]> = {
  EI: [
    { km: 'ចូលចិត្តនៅជាមួយមនុស្ស', en: 'Outgoing' },
    { km: 'ចូលចិត្តស្ងប់ស្ងាត់', en: 'Inward' },
  ],
  SN: [
    { km: 'ផ្អែកលើការពិត', en: 'Practical' },
    { km: 'ផ្អែកលើការស្រមៃ', en: 'Imaginative' },
  ],
  TF: [
    { km: 'ហេតុផល', en: 'Reasoning' },
    { km: 'មនោសញ្ចេតនា', en: 'Feeling' },
  ],
  JP: [
    { km: 'មានផែនការ', en: 'Planning' },
    { km: 'បត់បែន', en: 'Flexible' },
  ],
  AT: [
    { km: 'ជឿជាក់លើខ្លួនឯង', en: 'Assertive' },
    { km: 'តែងពិនិត្យខ្លួនឯង', en: 'Turbulent' },
  ],
};

export const pictureWords = {
  holland: { km: 'ចំណាប់អារម្មណ៍អាជីពរបស់ខ្ញុំ', en: 'My career interests' },
  personality: { km: 'បុគ្គលិកលក្ខណៈរបស់ខ្ញុំ', en: 'My personality, one of 16 types' },
  pageTitle: { km: 'លទ្ធផលតេស្តតម្រង់ទិស', en: 'Result of an orientation test' },
  pageBody: {
    km: 'មើលលទ្ធផលនេះ រួចធ្វើតេស្តដោយខ្លួនឯង ដើម្បីស្វែងរកជំនាញសិក្សាដែលសមនឹងអ្នក។',
    en: 'See this result, then take the test yourself and find what to study.',
  },
  invitation: { km: 'ធ្វើតេស្តតម្រង់ទិសដោយឥតគិតថ្លៃ', en: 'Take the test, free of charge' },
} satisfies Record<string, Words>;
