import { withoutJoins } from '@/lib/domain/unbroken';

/** How many shapes of emblems there are: `components/ui/emblem-shapes.ts`. */
export const emblemShapeCount = 8;

/** What an emblem shows, chosen by the names of what it stands for. */
export interface EmblemLook {
  /** 0-359. */
  hue: number;
  /** 0 to `emblemShapeCount` - 1. */
  shape: number;
  /** Up to three Latin letters, or two Khmer ones. */
  letters: string;
}

export interface EmblemNames {
  name: string;
  nameNative: string;
  /** 0-359, where one is stored; otherwise it follows the name. */
  hue?: number;
}

const latinMax = 3;
const khmerMax = 2;

/** Words that say what something is, and small ones: they are in the names of many. */
const latinKinds = new Set(
  `of the and for in at de university institute college school kindergarten academy centre center
  polytechnic technical technology training international national professional general education
  company group office`.split(/\s+/),
);

/** What Khmer names begin with: kinds, subjects, and words for rivers and fields; longer ones before their own beginnings. */
const khmerKinds = new RegExp(
  `^(?:${`សាកលវិទ្យាល័យ អនុវិទ្យាល័យ វិទ្យាស្ថាន វិទ្យាល័យ មជ្ឈមណ្ឌល មត្តេយ្យ បឋមសិក្សា សាលារៀន សាលា
  ពហុបច្ចេកទេស បច្ចេកទេស បច្ចេកវិទ្យា អន្តរជាតិ ជាតិ ភូមិន្ទ ជំនាញ ចំណេះទូទៅ អប់រំ
  បណ្តុះបណ្តាល បណ្ដុះបណ្ដាល វិជ្ជាជីវៈ វិទ្យាសាស្ត្រ វិស្វកម្ម សុខាភិបាល គិលានុបដ្ឋាក ឆ្មប កសិកម្ម អាហារ
  គ្រប់គ្រង ពាណិជ្ជកម្ម សហគ្រិនភាព ទេសចរណ៍ បដិសណ្ឋារកិច្ច ភស្តុភារ បរិស្ថាន ប្រព័ន្ធផ្សព្វផ្សាយ
  សិល្បៈ នីតិសាស្ត្រ ភាសា កុំព្យូទ័រ វគ្គខ្លី វគ្គសិក្សា ស្ត្រី និង
  ក្រុមហ៊ុន ការិយាល័យ សណ្ឋាគារ ភោជនីយដ្ឋាន គ្លីនិក មន្ទីរពេទ្យ ផ្សារទំនើប ផលិតកម្ម ស្ទូឌីយោ
  កម្មវិធី គណនេយ្យ សំណង់ ជំនួញ ដឹកជញ្ជូន រចនា ថែទាំ សិក្សា ទន្លេ ស្ទឹង វាល`
    .split(/\s+/)
    .join('|')})`,
  'u',
);

/** Base consonants and independent vowels; one below another letter does not begin a syllable. */
const khmerLetters = /(?<!\u17d2)[\u1780-\u17b3]/gu;

function latinLetters(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !latinKinds.has(word.toLowerCase()));
  const [only] = own;
  if (only && own.length === 1) return only.slice(0, 2).toUpperCase();
  return (own.length > 0 ? own : words)
    .slice(0, latinMax)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

function khmerLettersOf(nameNative: string): string | undefined {
  let rest = withoutJoins(nameNative).replaceAll(/[^\u1780-\u17dd]/gu, '');
  let found = rest.match(khmerLetters);
  while (khmerKinds.test(rest)) {
    rest = rest.replace(khmerKinds, '');
    const own = rest.match(khmerLetters);
    if (!own || own.length < khmerMax) break;
    found = own;
  }
  return found?.slice(0, khmerMax).join('');
}

/** Chosen so that no two schools of the demo with the same letters have the same shape. */
const firstHash = 0x81_1c_9d_c6;

/** A number from the name alone: the same on every page, in both languages. */
function numberOf(name: string): number {
  let hash = firstHash;
  for (const letter of withoutJoins(name).toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // The low bits of neighbours differ too little without it.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The emblem of a school or an employer. Its letters come from what is its own in the name, as the page's language
 * writes it ("Royal School of Arts" gives RA); its shape from the whole name, and not from the hue, so that near hues
 * have other shapes.
 */
export function emblemOf({ name, nameNative, hue }: EmblemNames, locale: 'km' | 'en'): EmblemLook {
  const number = numberOf(name || nameNative);
  const khmer = locale === 'km' ? khmerLettersOf(nameNative) : undefined;
  return {
    hue: hue ?? Math.floor(number / emblemShapeCount) % 360,
    shape: number % emblemShapeCount,
    letters: khmer || latinLetters(name) || (khmerLettersOf(nameNative) ?? ''),
  };
}
