import type { JobFlag, JobFlagKey } from './job-flags';
import { monthlyPayIn } from './job-pay';
import { any, isDenied, saysPlainly, type Sentence } from './job-sentences';

/*
 * What a vacancy leaves out. Words of a liar change from week to week; that nobody says where one is met, and that no
 * contract is named, stays.
 */

const abroad = any(
  String.raw`\b(abroad|overseas|thailand|thai sea|bangkok|malaysia|singapore|dubai|saudi|qatar|kuwait|arabia)\b`,
  String.raw`\b(myanmar|myawaddy|laos|vietnam|philippines|korea|japan|taiwan|china|macau|hong kong|germany|poland)\b`,
  String.raw`\b(golden triangle|europe|australia|canada)\b`,
  'ក្រៅប្រទេស|ក្រៅស្រុក|នៅថៃ|ទៅថៃ|ប្រទេសថៃ|ម៉ាឡេស៊ី|សិង្ហបុរី|ឌូបៃ|អារ៉ាប៊ី|មីយ៉ាន់ម៉ា|ភូមា|ឡាវ|វៀតណាម|ហ្វីលីពីន|កូរ៉េ|ជប៉ុន|តៃវ៉ាន់|ប្រទេសចិន|ម៉ាកាវ|អាល្លឺម៉ង់|អូស្ត្រាលី',
);
const borderOrCoast = any(
  String.raw`\b(bavet|poipet|chrey thom|o'?smach|pailin|prum|border|sihanoukville|preah sihanouk|kampong som|koh kong)\b`,
  'បាវិត|ប៉ោយប៉ែត|ជ្រៃធំ|អូរស្មាច់|ប៉ៃលិន|ព្រំដែន|ព្រះសីហនុ|កំពង់សោម|កោះកុង',
);
/** Preah Sihanouk, which a draft may name by its code alone. */
const coastProvince = '18';

/** Who speaks languages, prepares trips or helps victims names countries too. */
const isAboutCountries = any(
  String.raw`\b(victims?|survivors?|shelter|trafficking|rescued?|were (taken|promised)|tourists?|customers?|clients?)\b`,
  String.raw`\b(import|export|suppliers?|embassy|interpreter|translator)\b`,
  'ជនរងគ្រោះ|ជួញដូរ|ជួយសង្គ្រោះ|ទេសចរ|អតិថិជន|នាំចូល|នាំចេញ|ស្ថានទូត|បកប្រែ',
);

const lodging = any(
  String.raw`\b(accommodation|rooms?|lodging|dorm|dormitory|dormitories|housing|staff house|sleeping place|beds?|bunks?|bunk beds?)\b`,
  String.raw`\b(lives?|sleeps?|stays?) (with|in|at|upstairs|there|free|inside)\b`,
  'ស្នាក់នៅ|បន្ទប់|កន្លែង(ដេក|ស្នាក់|គេង|សម្រាន្ត)|ដេកនៅ',
);
const takesThere = any(
  String.raw`\b(flights?|air ?tickets?|van|company car)\b|\b(travel|tickets?)\b.{0,30}\b(paid|free|given)\b|\bpay your (ticket|travel)`,
  String.raw`\b(picks?|picked|fetch(es|ed)?|brings?|takes?|drives?|collects?) you\b`,
  'ចេញថ្លៃ(ធ្វើដំណើរ|ឡាន)|សំបុត្រយន្តហោះ|(ឡាន|រថយន្ត)(ក្រុមហ៊ុន)? ?(មក|ទៅ)(យក|ទទួល|ដល់)|ឡានក្រុមហ៊ុន|នាំទៅ|ទទួលដល់',
);
const contract = any(String.raw`\bcontract`, 'កិច្ចសន្យា');

const placeEn = String.raw`(office|street|st\. ?\d|boulevard|road|branch|hotel|shop|school|factory|gate|market|pier|center|floor|headquarters|guesthouse|restaurant|clinic|campus|phnom penh)`;
const placeKm =
  '(ការិយាល័យ|ផ្លូវ ?(លេខ|\\d|ជាតិ)?|មហាវិថី|សាខា|ច្រក|សាលា|ហាង|ផ្សារ|សណ្ឋាគារ|រីស៊ត|ផ្ទះលេខ|មជ្ឈមណ្ឌល|ផ្ទះសំណាក់|ភោជនីយដ្ឋាន|ភ្នំពេញ)';
const meetsAt = any(
  String.raw`\b(interview(s|ed)?|meets?|come|comes|visit|test|sign)\b.*\b${placeEn}`,
  String.raw`\b(office|shop|branch|center) (is |at |in |on )`,
  `(សម្ភាស|ជួប|មក|ចុះ|ប្រឡង).*${placeKm}`,
  'ការិយាល័យ(យើង)?(នៅ| ?ផ្លូវ)|(ផ្លូវ|មហាវិថី) ?[^ ]* ?(លេខ)? ?\\d+',
);

const skills = any(
  String.raw`\b(experience|years with|degree|diploma|bachelor|licen[cs]ed?|certificate|qualified|senior|manager|engineer)\b`,
  String.raw`\b(developer|designer|accountant|teacher|tutor|nurse|doctor|lawyer|director|architect|project)\b`,
  String.raw`\b(supervisor|specialist|coordinator|analyst|consultant)\b|\b(good (at|english|chinese|japanese|korean)|fluent)\b`,
  'បទពិសោធន៍|សញ្ញាបត្រ|បរិញ្ញា|អាជ្ញាបណ្ណ|វិស្វករ|គណនេយ្យ|គ្រូ|គិលានុបដ្ឋាក|វេជ្ជបណ្ឌិត|មេធាវី|នាយក|ប្រធានផ្នែក|អ្នករចនា|អ្នកអភិវឌ្ឍ|គម្រោង|ឯកទេស|ចេះភាសា.{0,12}ល្អ|ពូកែ',
);

const asksNothing = any(
  String.raw`\b(nothing|no (skills?|degree|diploma|papers?)|only a phone) (is |are )?(needed|required|asked)?|\b(anybody|everybody|anyone) can\b`,
  String.raw`\beasy (work|job|money)\b`,
  'មិន(បាច់|ចាំបាច់)ចេះ|(អត់|មិន)យក(សញ្ញាបត្រ|បទពិសោធន៍)|ងាយៗ|អ្នកណាក៏(ធ្វើ)?បាន',
);

const chats = '(telegram|messenger|whatsapp|wechat|facebook|inbox|line|តេឡេក្រាម|មេសេនជឺ|វ៉តសអាប់|ហ្វេសប៊ុក|អ៊ីនបុក)';
const writesTo = any(
  String.raw`\b(message|contact|write|chat|dm|add|send|inbox|reach|questions?|cvs?|apply|answers?|only)\b[^.]{0,45}(\b${chats}\b|@\w+|t\.me)`,
  String.raw`\b(on|by|via|through|to|our) ${chats}\b|\binbox (us|me)\b|\b${chats}\b:? ?(@|\+?\d{6})`,
  `(ឆាត|ទាក់ទង|ផ្ញើ|ទំនាក់ទំនង|ខល|អេត|តាម|សួរ).{0,30}${chats}|${chats} ?(@|\\+?\\d[\\d ]{5})`,
  'ឆាតមក|អ៊ីនបុកមក|(ឆាត|ផ្ញើសារ).{0,10}@',
);
/** Writing in public and answering buyers are work, not the way to the employer. */
const isWorkWithChats = any(
  String.raw`\b(posts?|pages?|content|ads|marketing|customers?|buyers?|clients?|guests?|bots?)\b`,
  'អតិថិជន|ភ្ញៀវ|បង្ហោះ|ទំព័រ|មាតិកា|ទីផ្សារ',
);
const otherContact = any(
  String.raw`\b(call|phone|tel|apply here|on this page|by mail|e-?mail)\b|\w@\w+\.\w`,
  'ហៅមក|ទូរសព្ទ(មក)?(លេខ)? ?\\d|នៅទីនេះ|អ៊ីមែល',
);

/** What a post of people must say before it reads as a lure: the way, the bed, and no contract. */
export function lureAbroad(sentences: readonly Sentence[]): Sentence | undefined {
  const says = (pattern: RegExp) => sentences.some(({ folded }) => pattern.test(folded));
  if (!says(takesThere) || !says(lodging) || says(contract)) return undefined;
  return sentences.find(({ folded }) => abroad.test(folded) || borderOrCoast.test(folded));
}

interface Facts {
  payUsd: number | null;
  payMax: number;
  province: string | undefined;
  isNewEmployer: boolean;
}

/** The reasons by absence, each with the sentence that made it look. */
export function flagsByAbsence(sentences: readonly Sentence[], facts: Facts): JobFlag[] {
  const flags: JobFlag[] = [];
  const first = (pattern: RegExp) => sentences.find(({ folded }) => pattern.test(folded));
  const says = (pattern: RegExp) => first(pattern) !== undefined;
  const raise = (key: JobFlagKey, sentence: Sentence | undefined) =>
    sentence && flags.push({ key, quote: sentence.written });

  const namesPlace = says(meetsAt);
  const promisesContract = sentences.some(({ clauses }) => saysPlainly(clauses, contract));
  const deniesContract = sentences.find(({ clauses }) =>
    clauses.some((clause) => contract.test(clause) && isDenied.test(clause)),
  );
  const asksSkill = sentences.some(({ clauses }) => saysPlainly(clauses, skills));
  const highPay = sentences.find((sentence) => (monthlyPayIn(sentence) ?? 0) > facts.payMax);
  const paysHigh = highPay !== undefined || (facts.payUsd ?? 0) > facts.payMax;

  raise('no-contract', deniesContract);

  const far = sentences.find(({ folded }) => abroad.test(folded) && !isAboutCountries.test(folded));
  const near =
    sentences.find(({ folded }) => borderOrCoast.test(folded) && !isAboutCountries.test(folded)) ??
    (facts.province === coastProvince ? sentences[0] : undefined);
  const paysWell = [facts.payUsd, ...sentences.map(monthlyPayIn)].some(
    (pay) => (pay ?? 0) > facts.payMax / 2,
  );
  const offersMore = says(lodging) || says(takesThere) || facts.isNewEmployer || (paysWell && !asksSkill);
  if (!namesPlace && !promisesContract) raise('abroad', far ?? (offersMore ? near : undefined));

  if (!namesPlace && !promisesContract && says(lodging) && says(takesThere))
    raise('no-place', first(takesThere));
  if (paysHigh && !asksSkill) raise('pay', highPay ?? sentences[0]);
  const hasOtherContact = sentences.some(({ clauses }) => saysPlainly(clauses, otherContact));
  if (!hasOtherContact && !namesPlace)
    raise(
      'chat-only',
      sentences.find(({ folded }) => writesTo.test(folded) && !isWorkWithChats.test(folded)),
    );
  if (facts.isNewEmployer && !namesPlace && !promisesContract)
    raise('new-employer', first(lodging) ?? highPay ?? first(asksNothing) ?? first(takesThere));
  return flags;
}
