import { type FieldFigure, fieldFigures } from '@/lib/domain/schools/field-figures';
import type { ArticleType } from './article-search';
import type { ArticleTopic } from './article-topics';

/** The drawings that an article can have besides those of fields of study. */
const articleCovers = [
  'study',
  'money',
  'career',
  'wellbeing',
  'campus',
  'abroad',
  'exam',
  'graduation',
  'talk',
  'visit',
  'interview',
  'workshop',
  'friends',
  'family',
  'online',
  'city',
  'market',
  'laboratory',
  'pagoda',
  'bus',
  'ferry',
  'coast',
  'building',
  'dawn',
  'village',
  'roadside',
  'dormitory',
  'library',
  'noticeboard',
  'night',
  'weaving',
  'clinic',
  'garage',
  'kitchen',
  'savings',
  'seller',
  'undertree',
  'planting',
  'ride',
  'football',
  'volunteers',
  'caller',
  'delivery',
  'deciding',
  'examhall',
  'labwork',
  'welding',
  'repair',
  'reading',
  'reception',
  'debate',
] as const;
export type ArticleFigure = `cover-${(typeof articleCovers)[number]}` | FieldFigure;
/** All that editors choose from. */
export const articleDrawings: readonly ArticleFigure[] = [
  ...articleCovers.map((name) => `cover-${name}` as const),
  ...fieldFigures,
];

/** What an article is about, by a word of its address; the first that fits counts. */
const byWord: readonly (readonly [words: RegExp, figure: ArticleFigure])[] = [
  [/sleep/, 'cover-night'],
  [/homesick/, 'cover-caller'],
  [/sharing-a-room|dormitor/, 'cover-dormitory'],
  [/stress|mental/, 'cover-wellbeing'],
  [/abroad|exchange/, 'cover-abroad'],
  [/ask-a-nurse|as-a-midwife/, 'cover-clinic'],
  [/nurs|health-sci|medic|pharma/, 'field-health'],
  [/weld/, 'cover-welding'],
  [/tvet|trade/, 'cover-garage'],
  [/electric|mechanic|workshops/, 'cover-workshop'],
  [/robot|engineer-/, 'cover-building'],
  [/engineer|tonle/, 'field-engineering'],
  [/code|python|software|developer|laptop|digital/, 'field-computing'],
  [/coast|fisher/, 'cover-coast'],
  [/rice/, 'cover-laboratory'],
  [/farm|agri/, 'cover-planting'],
  [/forest/, 'field-farming'],
  [/reception/, 'cover-reception'],
  [/eating|cook/, 'cover-kitchen'],
  [/hotel|hospitality|tourism/, 'field-tourism'],
  [/cost-of-living/, 'cover-market'],
  [/money/, 'cover-savings'],
  [/account|budget|fee-list/, 'field-finance'],
  [/founder|business|market/, 'field-market'],
  [/sewing/, 'cover-weaving'],
  [/design|artist|music|dance|drawing/, 'field-arts'],
  [/law/, 'field-law'],
  [/teacher|teaching/, 'cover-undertree'],
  [/volunteer/, 'cover-volunteers'],
  [/english|language|letter/, 'field-languages'],
  [/stem|research/, 'cover-labwork'],
  [/science/, 'field-science'],
  [/group-work/, 'cover-debate'],
  [/interview/, 'cover-interview'],
  [/bacii|exam|grade/, 'cover-examhall'],
  [/talking-with-parents|first-in-the-family/, 'cover-deciding'],
  [/parents|family|brothers|home/, 'cover-family'],
  [/district|province|rural/, 'cover-ride'],
  [/fair|open-day/, 'cover-visit'],
];

type Group = readonly [first: ArticleFigure, ...others: ArticleFigure[]];
const groups = {
  study: ['cover-study', 'cover-library', 'cover-online', 'cover-exam', 'cover-reading', 'cover-friends'],
  money: ['cover-money', 'cover-savings', 'cover-market', 'field-finance', 'cover-seller', 'field-market'],
  career: [
    'cover-career',
    'cover-interview',
    'cover-repair',
    'cover-online',
    'cover-delivery',
    'cover-roadside',
    'cover-city',
  ],
  wellbeing: ['cover-wellbeing', 'cover-football', 'cover-friends', 'cover-dawn', 'cover-family'],
  campus: ['cover-campus', 'cover-dormitory', 'cover-visit', 'cover-bus', 'cover-ride', 'cover-city'],
  abroad: ['cover-abroad', 'cover-bus', 'cover-ferry', 'cover-city', 'cover-friends'],
  event: ['cover-talk', 'cover-noticeboard', 'cover-visit', 'cover-debate', 'cover-football', 'cover-campus'],
  scholarship: [
    'cover-graduation',
    'cover-village',
    'cover-library',
    'cover-ride',
    'cover-pagoda',
    'cover-money',
    'cover-campus',
    'cover-study',
  ],
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

interface Pictured {
  type: ArticleType;
  topics: readonly ArticleTopic[];
  slug?: string;
  /** The editors' choice; null: one that fits. */
  drawing?: ArticleFigure | null;
}

const groupOf = ({ type, topics: [topic] }: Pictured): Group =>
  byType[type] ?? (topic ? byTopic[topic] : groups.study);

/**
 * The drawing of an article without a picture: the editors' choice, else by a word of its address, else one of the group of its type or its
 * first topic. Without an address it is the group's first.
 */
export const articleFigure = (article: Pictured): ArticleFigure => {
  const { slug, drawing } = article;
  if (drawing) return drawing;
  const group = groupOf(article);
  if (slug === undefined) return group[0];
  const fitting = byWord.find(([words]) => words.test(slug));
  return fitting?.[1] ?? group[numberOf(slug) % group.length] ?? group[0];
};

/** How far back in a list another card is in view: two rows of three, and the one above. */
const near = 9;
const everyGroup: readonly ArticleFigure[] = Object.values(groups).flat();

/**
 * One drawing for each article of a list: its own, or one of its group that none in view shows, else of any group.
 * @param before drawings that are above the list, such as that of the article itself
 */
export function articleFigures(
  articles: readonly Pictured[],
  before: readonly ArticleFigure[] = [],
): ArticleFigure[] {
  const chosen: ArticleFigure[] = [...before];
  for (const article of articles) {
    const taken = new Set(chosen.slice(-near));
    const own = articleFigure(article);
    if (article.drawing) {
      chosen.push(own);
      continue;
    }
    const free = [own, ...groupOf(article), ...everyGroup].find((figure) => !taken.has(figure));
    chosen.push(free ?? own);
  }
  return chosen.slice(before.length);
}
