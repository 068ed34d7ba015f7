import { fold } from '../khmer/khmer';
import { type JobFlag, type JobFlagKey, jobFlagKeys } from './job-flags';

/** Count it up with each change of the rules: every vacancy is then judged anew. */
export const jobRulesVersion = 1;

export interface JudgedJob {
  /** All texts of one vacancy, in both languages. */
  texts: readonly string[];
  /** The highest pay, USD a month. */
  payUsd: number | null;
  /** The median of what vacancies of its field pay, USD a month; null where too few say it. */
  usualPayUsd: number | null;
  hasAddress: boolean;
}

/** Sala's own bounds: from where pay without experience is too good. */
const suspiciousPay = { timesUsual: 3, whereUnknownUsd: 800 } as const;
/** Vacancies of a field that must publish their pay before its median says anything. */
export const usualPayVacanciesMin = 5;

/** One expression of alternatives over folded text; sources are lower case, because folding changes letters only. */
const any = (...sources: string[]): RegExp => new RegExp(sources.map(fold).join('|'), 'u');

const noEn = String.raw`\b(no|not|never|nobody|nothing|without|don't)\b`;
const noKm = 'មិន|គ្មាន|ពុំ|ឥត|កុំ|ឡើយ';
const isDenied = any(noEn, noKm);
/** Money and papers of others, which many honest jobs are about. */
const isAboutOthers = any(
  String.raw`\b(customers?|guests?|clients?|parents|tenants|test accounts?)\b`,
  'អតិថិជន|ភ្ញៀវ|មាតាបិតា|អ្នកជួល|គណនីសាកល្បង',
);

const person = String.raw`(you|applicants?|candidates?|trainees?|workers?|employees?|staff)`;
const amount = String.raw`(\d+ ?(usd|dollars?|riel)|\$ ?\d+)`;
const purpose = '(deposit|fee|training|uniform|visa|medical|documents?|ticket|course|guarantee)';

const asksMoney = any(
  String.raw`\b(${person}|to (join|start|begin|apply))\b.*\b(pay|send|transfer|buy|deposit)\b.*(${amount}|\b${purpose}\b)`,
  String.raw`\b(pay|send|transfer|leave)\b.{0,30}\b(deposit|(registration )?fee|guarantee)\b`,
  String.raw`\bpaid by (the |each |every )?${person}\b`,
  String.raw`\b(deduct|deducted|taken)\b.{0,20}\byour (first )?(salary|pay|wage)`,
  String.raw`\b${purpose}\b.{0,15}\bcosts?\b.{0,15}${amount}`,
  '(ត្រូវ|សូម).{0,20}(បង់|កក់|វេរ|ចេញថ្លៃ|ផ្ញើប្រាក់|ផ្ញើលុយ|ទិញ)',
  '(បង់|ដាក់|កក់)(ប្រាក់|លុយ)(កក់|ធានា|មុន)',
  '(កាត់|ដក)(ពី)?ប្រាក់(ខែ|ឈ្នួល)',
);

const identity = '(passports?|id cards?|identity cards?|papers|(ប៉ាស្ព័រ|លិខិតឆ្លងដែន|អត្តសញ្ញាណប័ណ្ណ))';
const keepsPapers = any(
  String.raw`\b(keeps?|holds?|hand over|surrender|leave|give us)\b.{0,12}\b(your|the|all|their)\b.{0,12}\b${identity}`,
  `(រក្សាទុក|ទុក|ប្រគល់|កាន់).{0,12}${identity}`,
  `${identity}.{0,20}(រក្សាទុក|ទុកនៅ|ទុកឱ្យ|ប្រគល់)`,
);
const keepsThemOneself = any(String.raw`\b(copy|copies|you (always )?keep|yourself)\b`, 'ច្បាប់ចម្លង|ថតចម្លង|ខ្លួនឯង');

const chats = '(telegram|messenger|whatsapp|wechat|facebook|inbox|តេឡេក្រាម|មេសេនជឺ|វ៉តសអាប់|ហ្វេសប៊ុក)';
const chatOnly = any(
  String.raw`\b(only|just)\b.{0,25}${chats}`,
  String.raw`${chats}.{0,20}\bonly\b`,
  `តែតាម(រយៈ)?.{0,3}${chats}`,
  `${chats}.{0,8}តែប៉ុណ្ណោះ`,
);
const noOffice = any(String.raw`\bno (office|address)\b`, 'គ្មាន(ការិយាល័យ|អាសយដ្ឋាន)');

const noExperience = any(
  String.raw`\b(no|without) (experience|skills?)\b|\banybody can\b`,
  String.raw`\bexperience is not (needed|required)\b`,
  'មិន(ត្រូវការ|ចាំបាច់មាន|ចាំបាច់|បាច់មាន|បាច់).{0,4}(បទពិសោធន៍|ជំនាញ)',
);

const abroad = any(
  String.raw`\b(abroad|overseas|thailand|bangkok|malaysia|dubai|myanmar|myawaddy|laos|vietnam|philippines|korea)\b`,
  String.raw`\b(bavet|poipet|chrey thom|o'?smach|golden triangle)\b`,
  'ក្រៅប្រទេស|នៅថៃ|ប្រទេសថៃ|ម៉ាឡេស៊ី|ឌូបៃ|មីយ៉ាន់ម៉ា|ភូមា|ឡាវ|វៀតណាម|ហ្វីលីពីន|កូរ៉េ|បាវិត|ប៉ោយប៉ែត|ជ្រៃធំ|អូរស្មាច់',
);
const travelPaid = any(
  String.raw`\b(travel|flights?|air tickets?|tickets?|company car|pick you up)\b`,
  'ថ្លៃធ្វើដំណើរ|សំបុត្រយន្តហោះ|ឡានមកទទួល|ឡានទៅយក|ឡានក្រុមហ៊ុន',
);
const lodgingPaid = any(
  String.raw`\b(accommodation|rooms?|lodging|dormitory|housing|live in our)\b`,
  'ស្នាក់នៅ|បន្ទប់|កន្លែងដេក',
);
const contract = any(String.raw`\bcontract`, 'កិច្ចសន្យា');

const asksBank = any(
  String.raw`\b(send|give|share|tell|read|rent|lend|provide)\b.{0,60}\b(passwords?|pin|otp|log-?in|bank (card|account))\b`,
  '(ផ្តល់|ប្រាប់|ឱ្យ|ផ្ញើ|ជួល|ខ្ចី).{0,40}(លេខសម្ងាត់|លេខកូដ|កូដសម្ងាត់|otp|pin|កាត ?atm|គណនីធនាគារ)',
);

const underAge = any(
  String.raw`\baged?\b[^\d]{0,12}\b1[0-7]\b|\bfrom 1[0-7] years|\b1[0-7] years? old\b|\bunder (18|eighteen)\b`,
  String.raw`អាយុ[^\d]{0,12}1[0-7](?!\d)`,
  'ក្រោម 18',
);
const nightOrEntertainment = any(
  String.raw`\b(night|nights|evenings?|ktv|karaoke|beer|bar|nightclub|massage|entertainment)\b`,
  'យប់|ខារ៉ាអូខេ|ស្រាបៀរ|ក្លឹប|ម៉ាស្សា|កម្សាន្ត',
);

const noInterview = any(
  String.raw`\b(no|without( an)?) interview|interview is not`,
  '(មិនបាច់|មិនចាំបាច់|គ្មាន|ឥតបាច់|មិនមាន)(មាន|ការ)?សម្ភាស',
);
const startsNow = any(
  String.raw`\b(start|begin|leave|work)\b.{0,12}\b(today|now|at once|immediately|tomorrow|right away)\b`,
  'ភ្លាម|ថ្ងៃនេះ|ថ្ងៃស្អែក|ឥឡូវ',
);

interface Sentence {
  written: string;
  folded: string;
  /** What a negation reaches: it ends at a comma or a conjunction, and in Khmer at a space. */
  clauses: readonly string[];
}

const khmerSpace = /(?<=[\u1780-\u17ff]) (?=[\u1780-\u17ff])/u;

const toSentence = (written: string): Sentence => {
  const folded = fold(written);
  return {
    written,
    folded,
    clauses: folded.split(/,|;| and | but /).flatMap((clause) => clause.split(khmerSpace)),
  };
};

const sentencesOf = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap((text) => text.split(/[.!?](?=\s|$)|[។៕៖\n]|:(?=\s)/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(toSentence);

const saysPlainly = (clauses: readonly string[], pattern: RegExp): boolean =>
  clauses.some((clause) => pattern.test(clause) && !isDenied.test(clause));

type Rule = (sentence: Sentence) => boolean;

const bySentence: readonly [JobFlagKey, Rule][] = [
  ['money', ({ folded, clauses }) => !isAboutOthers.test(folded) && saysPlainly(clauses, asksMoney)],
  [
    'papers',
    ({ folded, clauses }) =>
      !isAboutOthers.test(folded) && !keepsThemOneself.test(folded) && saysPlainly(clauses, keepsPapers),
  ],
  ['no-address', ({ folded }) => noOffice.test(folded)],
  ['chat-only', ({ folded }) => chatOnly.test(folded)],
  ['bank', ({ folded }) => asksBank.test(folded) && !isAboutOthers.test(folded) && !isDenied.test(folded)],
];

/** What needs several facts of one vacancy; the sentence that says the first one is quoted. */
const byWhole = (sentences: readonly Sentence[], job: JudgedJob): JobFlag[] => {
  const first = (pattern: RegExp) => sentences.find(({ folded }) => pattern.test(folded));
  const says = (pattern: RegExp) => first(pattern) !== undefined;
  const flags: JobFlag[] = [];
  const raise = (key: JobFlagKey, sentence: Sentence | undefined) =>
    sentence && flags.push({ key, quote: sentence.written });
  if (!job.hasAddress) flags.push({ key: 'no-address', quote: '' });
  const { timesUsual, whereUnknownUsd } = suspiciousPay;
  const payMax = job.usualPayUsd === null ? whereUnknownUsd : job.usualPayUsd * timesUsual;
  if (job.payUsd !== null && job.payUsd > payMax) raise('pay', first(noExperience));
  if (says(travelPaid) && says(lodgingPaid) && !says(contract)) raise('abroad', first(abroad));
  if (says(nightOrEntertainment))
    raise(
      'minors',
      sentences.find(({ clauses }) => saysPlainly(clauses, underAge)),
    );
  if (says(startsNow)) raise('at-once', first(noInterview));
  return flags;
};

/**
 * What speaks against a vacancy, each reason once: pure rules over the folded text of both languages. A flag holds a
 * vacancy for a person's decision and refuses nothing.
 */
export function jobFlags(job: JudgedJob): JobFlag[] {
  const sentences = sentencesOf(job.texts);
  const found = [
    ...sentences.flatMap((sentence) =>
      bySentence
        .filter(([, rule]) => rule(sentence))
        .map(([key]): JobFlag => ({ key, quote: sentence.written })),
    ),
    ...byWhole(sentences, job),
  ];
  return jobFlagKeys.flatMap((key) => found.find((flag) => flag.key === key) ?? []);
}
