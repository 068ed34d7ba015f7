import { flagsByAbsence } from './job-absence';
import { type JobFlag, type JobFlagKey, jobFlagKeys } from './job-flags';
import { any, isDenied, saysPlainly, type Sentence, sentencesOf } from './job-sentences';

/** Count it up with each change of the rules: every vacancy is then judged anew. */
export const jobRulesVersion = 2;

export interface JudgedJob {
  /** All texts of one vacancy, in both languages. */
  texts: readonly string[];
  /** The highest pay, USD a month. */
  payUsd: number | null;
  /** The median of what vacancies of its field pay, USD a month; null where too few say it. */
  usualPayUsd: number | null;
  hasAddress: boolean;
  /** Code of the province where the work is. */
  province?: string;
  /** For how many days Sala has known the employer; null where nobody can say. */
  employerDays?: number | null;
}

/** Sala's own bounds: from where pay without experience is too good. */
const suspiciousPay = { timesUsual: 3, whereUnknownUsd: 800 } as const;
/** Vacancies of a field that must publish their pay before its median says anything. */
export const usualPayVacanciesMin = 5;
/** A younger employer has no past here that speaks for it. */
const employerDaysMin = 30;

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

const identity =
  '(passports?|id cards?|identity cards?|papers|documents|diplomas?|family books?|(ប៉ាស្ព័រ|លិខិតឆ្លងដែន|អត្តសញ្ញាណប័ណ្ណ|សៀវភៅគ្រួសារ|សញ្ញាបត្រដើម))';
const employer = '(manager|boss|owner|company|employer|agency|agent|office|landlord|supervisor|us|we)';
const keepsPapers = any(
  String.raw`\b(keeps?|holds?|hand over|surrender|leave|give us)\b.{0,12}\b(your|the|all|their)\b.{0,12}\b${identity}`,
  String.raw`\b(holds?|keeps?)\b \b(the )?(documents|papers|passports?)\b.{0,10}\b(while|until|during)\b`,
  String.raw`${identity}.{0,25}\b(remains?|stays?|kept|held|left|given|handed|locked|stored|collected)\b.{0,20}\b${employer}`,
  String.raw`\b${employer}\b.{0,15}\b(keeps?|holds?|takes?|has)\b.{0,15}${identity}`,
  `(ថៅកែ|មេការ|ក្រុមហ៊ុន|យើង).{0,12}(កាន់|យក|សុំ).{0,12}${identity}.{0,30}(រហូត|ពេល|ទុក)`,
  `(រក្សាទុក|ទុក|ប្រគល់|កាន់|ដកហូត).{0,12}${identity}`,
  `${identity}.{0,20}(រក្សាទុក|ទុកនៅ|ទុកឱ្យ|ដាក់ទុក|ប្រគល់|ដកហូត)`,
);
const keepsThemOneself = any(
  String.raw`\b(copy|copies|copied|you (always )?keep|yourself|ready|with you|safe|bring)\b`,
  'ច្បាប់ចម្លង|ថតចម្លង|ខ្លួនឯង',
);

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

/** What one buys, fills up or owes before the first pay. */
const buysFirst = any(
  String.raw`\b(buy|buys|purchase|top up|invest|reserve|book)\b.{0,40}(${amount}|\bseat|\bkit\b|\bset\b)`,
  String.raw`\b(everybody|everyone|each member|new members?)\b.*\b(takes?|gets?|buys?|orders?)\b.{0,40}\bfor ${amount}`,
  String.raw`\bfrom (our|the) (shop|company|office|store|supplier|partner)\b.{0,20}${amount}`,
  String.raw`\b(before|first)\b.{0,40}\b(gets?|takes?|orders?|pays?|buys?)\b.{0,50}${amount}`,
  String.raw`\b(after|start by|by|join.{0,20}with) (paying|buying|topping up)\b`,
  String.raw`\bjoin\b.{0,25}\bwith ${amount}`,
  String.raw`\byour own (starting )?capital\b|\bprocessing\b.{0,12}\d+|\b(give|pay)\b.{0,15}${amount}`,
  String.raw`\b(bring|invite|find|recruit)\b.{0,15}\b(friends|members|people)\b.{0,60}\b(each|percent|commission|bonus)\b`,
  String.raw`\b(ministry|government|state|korea|japan|visa)\b.*\bwithout (an? |the )?(exam|test)`,
  String.raw`\b(advance|loan)\b.{0,60}\b(taken off|deducted|repaid?)\b|\b(paid back|repaid) (from|out of) your\b`,
  '(ទិញ|បញ្ចូលទុន|បញ្ចូលលុយ|ដាក់ទុន|បង់មុន|កក់កន្លែង|កក់).{0,30}\\d+ ?(ដុល្លារ|\\$|usd|រៀល)',
  'ចូល(ជា)?សមាជិក.{0,20}\\d+|រកសមាជិក(ថ្មី)?|រត់ការ|(កូរ៉េ|ក្រសួង|រដ្ឋ).*មិនបាច់ប្រឡង',
  '(តម្លៃ|ថតរូប|ថ្លៃ).{0,25}\\d+ ?(ដុល្លារ|\\$|usd).{0,30}(បង់|ចេញដោយខ្លួនឯង)',
  '(កាត់|ដក)(សង)?(ថ្លៃ)?.{0,10}(ឈ្មួញ|តាមក្រោយ)|ថ្លៃ.{0,10}កាត់តាមក្រោយ|កាត់សង',
);

/** Accounts of money, lent or opened for others, are how stolen money travels. */
const lendsAccount = any(
  String.raw`\b(rent|lend|borrow|use|sell|open)\b.{0,30}\b(your|an?|new) .{0,15}\b(account|wing|aba|bank card)\b`,
  String.raw`\b(rent|lend) us\b.{0,20}\b(account|aba|wing)\b|\breceive money\b.{0,40}\baccount\b`,
  String.raw`\b(receives?|gets?|accepts?|sends? you)\b.{0,12}\b(money|dollars|payments?|cash|transfers?)\b`,
  '(ទទួល)(លុយ|ប្រាក់).{0,25}(ផ្ទេរ|ដក|បន្ត|ប្រគល់)',
  '(ជួល|ខ្ចី|បើក|ប្រើ|ប្រគល់).{0,15}(គណនី|កាត)(ធនាគារ| ?aba)?.{0,25}(អ្នក|យើង|ប្រគល់)',
  '(លុយ|ប្រាក់)(ចូល|ចូលក្នុង)គណនី(របស់)?អ្នក',
);
const asksBank = any(
  String.raw`\b(send|give|share|tell|read|rent|lend|provide)\b.{0,60}\b(passwords?|pin|otp|log-?in|bank (card|account))\b`,
  '(យក|ប្រគល់|ដាក់).{0,10}(កាតធនាគារ|កាត ?atm).{0,20}(លេខ|កូដ|ក្រុមហ៊ុន|ថៅកែ|យើង)',
  '(ផ្តល់|ប្រាប់|ឱ្យ|ផ្ញើ|ជួល|ខ្ចី).{0,40}(លេខសម្ងាត់|លេខកូដ|កូដសម្ងាត់|otp|pin|កាត ?atm|គណនីធនាគារ)',
);

const lendsName = any(
  String.raw`\b(in|with|under) your (own )?name\b|\bopen accounts\b.{0,30}\byour (id|face|name)\b|\bshow your face\b`,
  String.raw`\b(packages?|parcels?)\b.{0,30}\b(to your house|at your home)\b`,
  '(ដោយ|ក្នុង|ដាក់|ប្រើ)ឈ្មោះ(ខ្លួនឯង|អ្នក|របស់អ្នក)|(អ៊ីវ៉ាន់|កញ្ចប់).{0,20}ផ្ទះអ្នក',
);

const confined = any(
  String.raw`\b(nobody|no one|cannot|can't|must not|not allowed to|no) (leaves?|go(ing)? (out|home))\b`,
  String.raw`\bphones? (stay|stays|are kept|is kept|are collected)\b|\bclosed building\b`,
  String.raw`\b(family|parents) (need|must|should) not know\b|\b(do not|don't) tell\b.{0,15}\b(family|parents)\b|\bsecret (job|work)\b`,
  'ហាមចេញ|មិន(អាច|ឱ្យ)ចេញក្រៅ|មិនមានថ្ងៃឈប់|អត់មានថ្ងៃឈប់|អគារបិទ|(ទូរសព្ទ).{0,8}(មិនបាន|ដកហូត|រឹបយក)|ការងារសម្ងាត់',
  'កុំប្រាប់(ឪពុក|ម្តាយ|គ្រួសារ|អ្នកផ្ទះ|អ្នកណា)',
);

const looks = any(
  String.raw`\b(good.?looking|beautiful|pretty|sexy|attractive)\b|\b(height|photos?)\b.{0,25}\b(height|photos?|weight)\b|\bmarry\b`,
  'រូបសម្បត្តិ|រូបរាងស្អាត|សម្រស់|រៀបការ',
);

const underAge = any(
  String.raw`\b(sixteen|seventeen)\b|\baged?\b[^\d]{0,12}\b1[0-7]\b|\bfrom 1[0-7] years|\b1[0-7] years? old\b|\bunder (18|eighteen)\b`,
  String.raw`អាយុ[^\d]{0,12}1[0-7](?!\d)`,
  'ក្រោម 18',
);
const nightOrEntertainment = any(
  String.raw`\b(night|nights|evenings?|ktv|karaoke|beer|bar|club|nightclub|massage|entertainment)\b`,
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

type Rule = (sentence: Sentence) => boolean;

const bySentence: readonly [JobFlagKey, Rule][] = [
  [
    'money',
    ({ folded, clauses }) =>
      !isAboutOthers.test(folded) && [asksMoney, buysFirst].some((pattern) => saysPlainly(clauses, pattern)),
  ],
  [
    'papers',
    ({ folded, clauses }) =>
      !isAboutOthers.test(folded) && !keepsThemOneself.test(folded) && saysPlainly(clauses, keepsPapers),
  ],
  ['no-address', ({ folded }) => noOffice.test(folded)],
  ['chat-only', ({ folded }) => chatOnly.test(folded)],
  [
    'bank',
    ({ folded, clauses }) =>
      !isAboutOthers.test(folded) &&
      ((asksBank.test(folded) && !isDenied.test(folded)) || saysPlainly(clauses, lendsAccount)),
  ],
  ['name-lent', ({ folded, clauses }) => !isAboutOthers.test(folded) && saysPlainly(clauses, lendsName)],
  ['confined', ({ folded }) => confined.test(folded)],
  ['looks', ({ folded }) => looks.test(folded)],
];

const payMaxOf = ({ usualPayUsd }: JudgedJob): number =>
  usualPayUsd === null ? suspiciousPay.whereUnknownUsd : usualPayUsd * suspiciousPay.timesUsual;

/** What needs several facts of one vacancy; the sentence that says the first one is quoted. */
const byWhole = (sentences: readonly Sentence[], job: JudgedJob): JobFlag[] => {
  const first = (pattern: RegExp) => sentences.find(({ folded }) => pattern.test(folded));
  const says = (pattern: RegExp) => first(pattern) !== undefined;
  const flags: JobFlag[] = [];
  const raise = (key: JobFlagKey, sentence: Sentence | undefined) =>
    sentence && flags.push({ key, quote: sentence.written });
  if (!job.hasAddress) flags.push({ key: 'no-address', quote: '' });
  if (job.payUsd !== null && job.payUsd > payMaxOf(job)) raise('pay', first(noExperience));
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
    ...flagsByAbsence(sentences, {
      payUsd: job.payUsd,
      payMax: payMaxOf(job),
      province: job.province,
      isNewEmployer: typeof job.employerDays === 'number' && job.employerDays < employerDaysMin,
    }),
  ];
  return jobFlagKeys.flatMap((key) => found.find((flag) => flag.key === key) ?? []);
}
