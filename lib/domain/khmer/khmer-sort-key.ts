import { fold } from './khmer';

// Order of the Khmer dictionary (and of CLDR's km collation): punctuation marks, consonants with the vocalic letters
// after ro and lo, dependent vowels, those that end in a nasal or an aspirate, the subscript sign.
const dictionaryOrder: readonly string[] = [
  ...'៖។៘៕៙៚ៗ៛',
  ...'កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរឫឬលឭឮវឝឞសហឡអ',
  ...'ៜ',
  ...'ាិីឹឺុូួើឿៀេែៃោៅ',
  'ុំ',
  'ំ',
  'ាំ',
  'ះ',
  'ិះ',
  'ុះ',
  'េះ',
  'ោះ',
  '្',
];

const firstWeight = 0x1780;
const weightOf = new Map(
  dictionaryOrder.map((element, index) => [element, String.fromCharCode(firstWeight + index)]),
);

// Independent vowels sort by their spelling with អ.
const spelledOut = new Map([
  ['ឣ', 'អ'],
  ['ឤ', 'អា'],
  ['ឥ', 'អិ'],
  ['ឦ', 'អី'],
  ['ឧ', 'អុ'],
  ['ឨ', 'អុក'],
  ['ឩ', 'អូ'],
  ['ឪ', 'អូវ'],
  ['ឯ', 'អែ'],
  ['ឰ', 'អៃ'],
  ['ឱ', 'អោ'],
  ['ឲ', 'អោ'],
  ['ឳ', 'អៅ'],
]);

const independentVowel = /[ឣ-ឩឪឯ-ឳ]/g;
// A robat is a ro that is read before its letter.
const robatOnLetter = /([\u1780-\u17B3])\u17CC/g;
const element = /[ុា]ំ|[ិុេោ]ះ|[\u1780-\u17DD]/g;
// Signs that distinguish two words only when all else is equal: inherent vowels, shifters and the small marks above.
const lesserSign = /[\u17B4\u17B5\u17C8-\u17CB\u17CD-\u17D1\u17D3\u17DD]/g;

/**
 * A string whose code-point (C) order is the dictionary order of Khmer, for databases without a Khmer collation.
 * Latin text sorts before Khmer, without regard to case or accents.
 */
export function khmerSortKey(text: string): string {
  const folded = fold(text);
  const primary = folded
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .replace(robatOnLetter, 'រ្$1')
    .replace(independentVowel, (vowel) => spelledOut.get(vowel) ?? vowel)
    .replace(lesserSign, '')
    .replace(element, (part) => weightOf.get(part) ?? part);
  return `${primary}\t${folded}`;
}
