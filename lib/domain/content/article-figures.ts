import type { FieldFigure } from '../schools/field-figures';
import type { ArticleType } from './article-search';
import type { ArticleTopic } from './article-topics';

type Cover =
  | 'study'
  | 'money'
  | 'career'
  | 'wellbeing'
  | 'campus'
  | 'abroad'
  | 'exam'
  | 'graduation'
  | 'talk'
  | 'visit'
  | 'interview'
  | 'workshop'
  | 'friends'
  | 'family'
  | 'online'
  | 'city';
export type ArticleFigure = `cover-${Cover}` | FieldFigure;

/** What an article is about, by a word of its address; the first that fits counts. */
const byWord: readonly (readonly [words: RegExp, figure: ArticleFigure])[] = [
  [/stress|mental|sleep|homesick/, 'cover-wellbeing'],
  [/abroad|exchange/, 'cover-abroad'],
  [/nurs|midwi|health-sci|medic|pharma/, 'field-health'],
  [/electric|weld|mechanic|tvet|trade|workshops/, 'cover-workshop'],
  [/engineer|robot|tonle/, 'field-engineering'],
  [/code|python|software|developer|laptop|digital/, 'field-computing'],
  [/farm|rice|agri|coast|fisher|forest/, 'field-farming'],
  [/hotel|hospitality|tourism|cook|eating/, 'field-tourism'],
  [/account|budget|fee-list|money/, 'field-finance'],
  [/founder|business|market/, 'field-market'],
  [/sewing|design|artist|music|dance|drawing/, 'field-arts'],
  [/law/, 'field-law'],
  [/teacher|teaching/, 'field-teaching'],
  [/english|language|letter/, 'field-languages'],
  [/science|stem|research/, 'field-science'],
  [/interview/, 'cover-interview'],
  [/bacii|exam|grade/, 'cover-exam'],
  [/parents|family|brothers|home/, 'cover-family'],
  [/fair|open-day/, 'cover-visit'],
];

type Group = readonly [first: ArticleFigure, ...others: ArticleFigure[]];
const groups = {
  study: ['cover-study', 'cover-online', 'cover-exam', 'cover-friends'],
  money: ['cover-money', 'field-finance', 'cover-family', 'field-market'],
  career: ['cover-career', 'cover-interview', 'cover-online', 'cover-city'],
  wellbeing: ['cover-wellbeing', 'cover-friends', 'cover-family'],
  campus: ['cover-campus', 'cover-visit', 'cover-city', 'cover-friends'],
  abroad: ['cover-abroad', 'cover-city', 'cover-friends'],
  event: ['cover-talk', 'cover-visit', 'cover-friends', 'cover-campus'],
  scholarship: ['cover-graduation', 'cover-money', 'cover-campus', 'cover-study', 'cover-visit'],
} as const satisfies Readonly<Record<string, Group>>;

const byTopic: Readonly<Record<ArticleTopic, Group>> = {
  'find-your-path': groups.study,
  'apply-now': groups.campus,
  opportunities: groups.abroad,
  'self-discovery': groups.wellbeing,
  'student-lifestyle': groups.campus,
  financial: groups.money,
  'personal-growth': groups.wellbeing,
  relationships: groups.wellbeing,
  scholarships: groups.money,
  'academic-life': groups.study,
  events: groups.campus,
  internships: groups.career,
  'health-and-wellness': groups.wellbeing,
  'career-aspiration': groups.career,
};

/** Types that are about one thing, whatever their topics. */
const byType: Readonly<Partial<Record<ArticleType, Group>>> = {
  productLoan: groups.money,
  earlybird: groups.money,
  careerGuide: groups.career,
  job: groups.career,
  event: groups.event,
  scholarship: groups.scholarship,
};

/** The same number for the same text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

/**
 * The drawing of an article without a picture: by a word of its address, else one of the group of its type or its
 * first topic. Without an address it is the group's first.
 */
export const articleFigure = ({
  type,
  topics,
  slug,
}: {
  type: ArticleType;
  topics: readonly ArticleTopic[];
  slug?: string;
}): ArticleFigure => {
  const [topic] = topics;
  const group = byType[type] ?? (topic ? byTopic[topic] : groups.study);
  if (slug === undefined) return group[0];
  const fitting = byWord.find(([words]) => words.test(slug));
  return fitting?.[1] ?? group[numberOf(slug) % group.length] ?? group[0];
};
