import type { JobFlag, JobFlagKey } from './job-flags';
import { any, isDenied, saysPlainly, type Sentence } from './job-sentences';

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
function monthlyPayIn({ folded }: Sentence): number | null {
  const most = Math.max(0, ...monthlyIn(folded));
  return most === 0 ? null : most;
}

/*
 * What a vacancy leaves out. Words of a liar change from week to week; that nobody says where one is met, and that no
 * contract is named, stays.
 */

const countriesKm =
  '(ថៃ|បាងកក|ម៉ាឡេស៊ី|សិង្ហបុរី|ឌូបៃ|អារ៉ាប៊ី|មីយ៉ាន់ម៉ា|ភូមា|ឡាវ|វៀតណាម|ហ្វីលីពីន|កូរ៉េ|ជប៉ុន|តៃវ៉ាន់|ចិន|ម៉ាកាវ|ហុងកុង|អាល្លឺម៉ង់|អូស្ត្រាលី|កាណាដា|អ៊ីស្រាអែល|គុយវ៉ែត|កាតា|រូម៉ានី|តួកគី|ប៉ូឡូញ|អឺរ៉ុប)';
const abroad = any(
  String.raw`\b(abroad|overseas|thailand|thai (sea|\w+ boat|boat)|johor|bangkok|malaysia|singapore|dubai|saudi|qatar|kuwait|bahrain|arabia)\b`,
  String.raw`\b(myanmar|myawaddy|laos|vietnam|philippines|korea|japan|taiwan|china|macau|hong kong|germany|poland)\b`,
  String.raw`\b(golden triangle|europe|australia|canada|israel|romania|turkey|new zealand|oman|brunei|indonesia)\b`,
  // In Khmer the name of a country is also its kitchen and its language, so it needs a word that leads there.
  `ក្រៅប្រទេស|ក្រៅស្រុក|(នៅ|ទៅ|ប្រទេស|ឯ|ដល់|ភាគ(ខាង)?(ជើង|ត្បូង|កើត|លិច)) ?(ឯ|ប្រទេស|ធ្វើការ|រស់នៅ|រៀន)? ?(នៅ|ទៅ|ឯ)? ?(ប្រទេស)?${countriesKm}`,
  `^${countriesKm}|ទូក(នេសាទ)?ថៃ`,
);
const borderOrCoast = any(
  String.raw`\b(bavet|poipet|chrey thom|o'?smach|pailin|prum|phnom den|svay rieng city|border|cross(ing)? at night|sihanoukville|preah sihanouk|kampong som|koh kong)\b`,
  'បាវិត|ប៉ោយប៉ែត|ជ្រៃធំ|អូរស្មាច់|ប៉ៃលិន|ព្រំដែន|ភ្នំដិន|(?<!លិខិត)ឆ្លងដែន|ច្រក(ទ្វារ)?(អន្តរជាតិ)|ព្រះសីហនុ|កំពង់សោម|កោះកុង',
);
/** Preah Sihanouk, which a draft may name by its code alone. */
const coastProvince = '18';

/** Who speaks languages, prepares trips or helps victims names countries too. */
const isAboutCountries = any(
  String.raw`\b(victims?|survivors?|shelter|trafficking|rescued?|were (taken|promised)|tourists?|tours?|trips? to|exchange|study|migration|returned|customers?|clients?)\b`,
  String.raw`\b(import|export|suppliers?|embassy|interpreter|translator)\b`,
  'ជនរងគ្រោះ|ជួញដូរ|ទេសន្តរប្រវេសន៍|ទៅសិក្សា|ជួយសង្គ្រោះ|ទេសចរ|អតិថិជន|នាំចូល|នាំចេញ|ស្ថានទូត|បកប្រែ',
);

const lodging = any(
  String.raw`\b(accommodation|rooms?|lodging|hostel|dorm|dormitory|dormitories|housing(?! allowance)|staff house|sleeping place|beds?|bunks?|bunk beds?)\b`,
  String.raw`\b(lives?|sleeps?|sleeping|stays?|living)[ -](with|in|at|upstairs|there|free|inside|and eat)\b`,
  'ស្នាក់នៅ|អន្តេវាសិក|ស៊ីដេក|ដេកជាន់|បន្ទប់|កន្លែង(ដេក|ស្នាក់|គេង|សម្រាន្ត)|ដេកនៅ',
);
/** Rooms that are cleaned and booked are work. */
const roomsOfGuests = any(
  String.raw`\b(cleans?|cleaning|guest rooms?|hotel rooms?|bookings?|reservations?)\b`,
  'សម្អាត.{0,10}បន្ទប់|កក់បន្ទប់|បន្ទប់ភ្ញៀវ',
);
export const offersBed = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find(({ folded }) => lodging.test(folded) && !roomsOfGuests.test(folded));
const takesThere = any(
  String.raw`\b(flights?|air ?tickets?|van|company car)\b|\b(travel|tickets?)\b.{0,30}\b(paid|free|given)\b|\bpay your (ticket|travel)`,
  String.raw`\b(picks?|picked|fetch(es|ed)?|brings?|takes?|drives?|collects?) you\b`,
  String.raw`\b(driver|car|bus|van|guide|agent|broker) (comes|goes|will come|waits|meets|leaves|takes|picks)\b|\bwith our guide\b|\b(bus|van|car) leaves\b|\b(told|announced|known) (on the way|later|when|after)\b`,
  String.raw`\b(everything|all) (is |are )?(provided|free|included|paid|arranged)\b`,
  'ចេញថ្លៃ(ធ្វើដំណើរ|ឡាន)|សំបុត្រយន្តហោះ|(ឡាន|រថយន្ត)(ក្រុមហ៊ុន)? ?(មក|ទៅ)(យក|ទទួល|ដល់)|ឡានក្រុមហ៊ុន|នាំទៅ|(ទទួល|យក|ដឹក)(ដល់|ពី)(ផ្ទះ|ភូមិ|ខេត្ត)|ទទួលដល់|មេខ្យល់|(ឡាន|រថយន្ត)(ចេញ|ដឹក)|ផ្លូវរំលង|ឡានចេញ|ប្រាប់(ពេល|តាមក្រោយ)',
);
/** What is done behind closed doors at the borders. */
const doneAtScreens = any(
  String.raw`\b(computers?|online|typing|typists?|chats?|casinos?|dealers?|games?|platform|telesales|telemarket\w+)\b`,
  'កុំព្យូទ័រ|អនឡាញ|វាយ(អក្សរ|អត្ថបទ)|ឆាត|កាស៊ីណូ|ហ្គេម|ទូរសព្ទ',
);
/** Who hires by the dozen, or from today, does not choose. */
const takesAnybody = any(
  String.raw`\b([3-9]\d|\d{3,}) (\w+ )?(people|persons|workers|staff|men|women|girls|employees)\b|\bno papers?\b`,
  String.raw`\b(starts?|begins?|comes?|leaves?)\b.{0,15}\b(today|tomorrow|at once|immediately)\b`,
  '([3-9]\\d|\\d{3,}) ?នាក់|មនុស្សច្រើន|គ្មានកំណត់|(មក|ចូល|ចេញ|ទៅ|ចាប់ផ្តើម).{0,12}(ថ្ងៃនេះ|ថ្ងៃស្អែក)|ថ្ងៃ(នេះ|ស្អែក).{0,6}(មក|ចូល|ចេញ|ឡាន)',
);
const contract = any(
  String.raw`\bcontract|\b(written|signed) agreement|\bagreement (between|with)\b`,
  'កិច្ចសន្យា',
);
const distrustsPaper = any(String.raw`\bcontract\?|\bwe trust each other\b`, 'ជឿចិត្តគ្នា');

const placeEn = String.raw`(office|street|st\. ?\d|boulevard|road|branch|hotel|shop|school|factory|gate|market|pier|center|floor|headquarters|guesthouse|restaurant|clinic|campus|phnom penh)`;
const placeKm =
  '(ការិយាល័យ|ផ្លូវ ?(លេខ|\\d|ជាតិ)?|មហាវិថី|សាខា|ច្រក|សាលា|ហាង|ផ្សារ|សណ្ឋាគារ|រីស៊ត|ផ្ទះលេខ|មជ្ឈមណ្ឌល|ផ្ទះសំណាក់|ភោជនីយដ្ឋាន|ភ្នំពេញ)';
const meetsAt = any(
  String.raw`\b(interview(s|ed)?|meets?|come|comes|visit|test|sign|apply at|apply in)\b.*\b${placeEn}`,
  String.raw`\b(office|shop|branch|center) (is |at |in |on )`,
  `(សម្ភាស|ជួប|មក|ចុះ|ប្រឡង).*${placeKm}`,
  'ការិយាល័យ(យើង)?(នៅ| ?ផ្លូវ)|(ផ្លូវ|មហាវិថី) ?[^ ]* ?(លេខ)? ?\\d+',
);

const skills = any(
  String.raw`\b(experience|years with|degree|diploma|bachelor|licen[cs]ed?|certificate|qualified|senior|engineer)\b|(?<!\b(our|the|to|my|with|by|a) )\bmanager\b`,
  String.raw`\b(developer|designer|accountant|teacher|tutor|nurse|doctor|dentist|lawyer|director|architect|translator|interpreter)\b`,
  String.raw`\b(supervisor|specialist|coordinator|analyst|consultant|electrician|mechanic|welder|chef|photographer|singer|musician|pilot)\b|\bfluent\b`,
  'ប័ណ្ណបើកបរ|បទពិសោធន៍|សញ្ញាបត្រ|បរិញ្ញា|អាជ្ញាបណ្ណ|វិស្វករ|គណនេយ្យ|គ្រូ|គិលានុបដ្ឋាក|វេជ្ជបណ្ឌិត|មេធាវី|នាយក|ប្រធានផ្នែក|អ្នករចនា|អ្នកអភិវឌ្ឍ|គម្រោង|ឯកទេស|ពូកែ|គ្រូពេទ្យ|ទន្តពេទ្យ|អ្នកបកប្រែ|ជាង|អ្នកថតរូប|អ្នកចម្រៀង',
);

const asksNothing = any(
  String.raw`\b(nothing|no (skills?|degree|diploma|papers?)|only a phone) (is |are )?(needed|required|asked)?|\b(anybody|everybody|anyone) can\b`,
  String.raw`\beasy (work|job|money)\b`,
  'មិន(បាច់|ចាំបាច់)ចេះ|(អត់|មិន)យក(សញ្ញាបត្រ|បទពិសោធន៍)|ងាយៗ|អ្នកណាក៏(ធ្វើ)?បាន',
);

/** Work that one does alone with a telephone: the wage of it is small where it is real. */
const atHome = any(
  String.raw`\b(at|from) home\b|\b(your|a|with|by) (smart)?phone\b|\bonline\b|\bremote\b`,
  'នៅផ្ទះ|តាមទូរសព្ទ|អនឡាញ|តាមអ៊ីនធឺណិត',
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
  if (!says(takesThere) || !offersBed(sentences) || says(contract)) return undefined;
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
  const bed = offersBed(sentences);
  const raise = (key: JobFlagKey, sentence: Sentence | undefined) =>
    sentence && flags.push({ key, quote: sentence.written });

  const namesPlace = says(meetsAt);
  const promisesContract = sentences.some(({ clauses }) => saysPlainly(clauses, contract));
  const deniesContract = sentences.find(({ clauses }) =>
    clauses.some((clause) => contract.test(clause) && isDenied.test(clause)),
  );
  const asksSkill = sentences.some(({ clauses }) => saysPlainly(clauses, skills));
  const highPay = sentences.find(
    (sentence) => !isAboutCountries.test(sentence.folded) && (monthlyPayIn(sentence) ?? 0) > facts.payMax,
  );
  const paysHigh = highPay !== undefined || (facts.payUsd ?? 0) > facts.payMax;

  raise('no-contract', deniesContract ?? first(distrustsPaper));

  const far = sentences.find(({ folded }) => abroad.test(folded) && !isAboutCountries.test(folded));
  const near =
    sentences.find(({ folded }) => borderOrCoast.test(folded) && !isAboutCountries.test(folded)) ??
    (facts.province === coastProvince ? sentences[0] : undefined);
  const paysWell = [facts.payUsd, ...sentences.map(monthlyPayIn)].some(
    (pay) => (pay ?? 0) > facts.payMax / 1.5,
  );
  const offersMore =
    facts.isNewEmployer ||
    paysWell ||
    bed !== undefined ||
    [takesThere, takesAnybody].some(says) ||
    (near !== undefined && doneAtScreens.test(near.folded));
  if (!namesPlace && !promisesContract) raise('abroad', far ?? (offersMore && !asksSkill ? near : undefined));

  if (!namesPlace && !promisesContract && (bed || says(takesAnybody)) && says(takesThere))
    raise('no-place', first(takesThere));
  if (paysHigh && !asksSkill) raise('pay', highPay ?? sentences[0]);
  if (paysWell && !asksSkill && !namesPlace && !promisesContract) raise('pay', first(atHome));
  const hasOtherContact = sentences.some(({ clauses }) => saysPlainly(clauses, otherContact));
  if (!hasOtherContact && !namesPlace)
    raise(
      'chat-only',
      sentences.find(({ folded }) => writesTo.test(folded) && !isWorkWithChats.test(folded)),
    );
  if (facts.isNewEmployer && !namesPlace && !promisesContract && !asksSkill)
    raise('new-employer', bed ?? [asksNothing, takesThere, takesAnybody].map(first).find(Boolean) ?? highPay);
  return flags;
}
