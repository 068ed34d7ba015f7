import { type JobFlag, jobFlagKeys, type JobFlagKey } from '@/lib/domain/careers/job-flags';
import { jobFlags } from '@/lib/domain/careers/job-safety';
import { lureAbroad } from '@/lib/domain/careers/job-absence';
import { any, sentencesOf } from '@/lib/domain/careers/job-sentences';

/** What holds a post of people: the reasons of vacancies that also fit a post, and two of its own. */
export const postFlagKeys = [...jobFlagKeys, 'answers', 'easy-money'] as const;
type PostFlagKey = (typeof postFlagKeys)[number];
export interface PostFlag {
  key: PostFlagKey;
  quote: string;
}

/** People ask honestly about deposits, countries, chats and rules of a house, so these hold vacancies only. */
const ofVacanciesOnly: readonly JobFlagKey[] = [
  'money',
  'no-address',
  'chat-only',
  'pay',
  'abroad',
  'no-place',
  'no-contract',
  'new-employer',
  'name-lent',
  'confined',
  'looks',
];

const exams = String.raw`(answers?|answer keys?|exam papers?|exam questions|certificates?|diplomas?)`;
const deals = String.raw`(sells?|selling|buys?|buying|leaks?|leaked|for sale)`;
const examsKm = '(ចម្លើយ|វិញ្ញាសា|សញ្ញាបត្រ|លទ្ធផលប្រឡង)';
const dealsKm = '(លក់|ទិញ|បែកធ្លាយ)';
const sellsAnswers = any(
  String.raw`\b${deals}\b.{0,40}\b${exams}\b`,
  String.raw`\b${exams}\b.{0,30}\b${deals}\b`,
  `${dealsKm}.{0,25}${examsKm}`,
  `${examsKm}.{0,25}${dealsKm}`,
);
/** Books with answers are sold and bought in shops. */
const isAboutBooks = any(String.raw`\b(books?|bookshops?|workbooks?)\b`, 'សៀវភៅ|បណ្ណាគារ');

const easyMoney = any(
  String.raw`\b(easy|quick|fast) (money|cash|income)\b`,
  String.raw`\b(earn|make)\b.{0,20}(\$ ?\d+|\d+ ?(usd|dollars?)).{0,15}\b(a|per|each|every) (day|hour)\b`,
  '(រកលុយ|រកប្រាក់|ចំណូល|លុយ).{0,12}(ងាយៗ|យ៉ាងងាយ|បានងាយ|លឿនៗ|យ៉ាងលឿន)',
  '(រកបាន|ចំណូល|រកលុយ).{0,20}\\d+ ?(ដុល្លារ|usd|\\$).{0,10}(មួយថ្ងៃ|ក្នុងមួយថ្ងៃ|មួយម៉ោង)',
);

const byPost: readonly [PostFlagKey, (folded: string) => boolean][] = [
  ['answers', (folded) => sellsAnswers.test(folded) && !isAboutBooks.test(folded)],
  ['easy-money', (folded) => easyMoney.test(folded)],
];

/** What speaks against a post, each reason once. A flag holds it until a person has read it, and refuses nothing. */
export function postFlags(texts: readonly string[]): PostFlag[] {
  const asVacancy: JobFlag[] = jobFlags({
    texts,
    payUsd: null,
    usualPayUsd: null,
    hasAddress: true,
    isPost: true,
  });
  const sentences = sentencesOf(texts);
  const lure = lureAbroad(sentences);
  const own = sentences.flatMap(({ written, folded }): PostFlag[] =>
    byPost.filter(([, rule]) => rule(folded)).map(([key]) => ({ key, quote: written })),
  );
  if (lure) own.push({ key: 'abroad', quote: lure.written });
  const found: PostFlag[] = [...asVacancy.filter(({ key }) => !ofVacanciesOnly.includes(key)), ...own];
  return postFlagKeys.flatMap((key) => found.find((flag) => flag.key === key) ?? []);
}

/** Flags of the present text that the text before it did not have. */
export const newPostFlags = (before: readonly string[], after: readonly string[]): PostFlag[] => {
  const known = postFlags(before);
  return postFlags(after).filter(
    (flag) => !known.some(({ key, quote }) => key === flag.key && quote === flag.quote),
  );
};
