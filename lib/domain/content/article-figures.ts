import type { ArticleType } from './article-search';
import type { ArticleTopic } from './article-topics';

type Cover = 'study' | 'money' | 'career' | 'wellbeing' | 'campus' | 'abroad';
export type ArticleFigure = `cover-${Cover}`;

const byTopic: Readonly<Record<ArticleTopic, ArticleFigure>> = {
  'find-your-path': 'cover-study',
  'apply-now': 'cover-campus',
  opportunities: 'cover-abroad',
  'self-discovery': 'cover-wellbeing',
  'student-lifestyle': 'cover-campus',
  financial: 'cover-money',
  'personal-growth': 'cover-wellbeing',
  relationships: 'cover-wellbeing',
  scholarships: 'cover-money',
  'academic-life': 'cover-study',
  events: 'cover-campus',
  internships: 'cover-career',
  'health-and-wellness': 'cover-wellbeing',
  'career-aspiration': 'cover-career',
};

/** Types that are about one thing, whatever their topics. */
const byType: Readonly<Partial<Record<ArticleType, ArticleFigure>>> = {
  productLoan: 'cover-money',
  earlybird: 'cover-money',
  careerGuide: 'cover-career',
  job: 'cover-career',
  scholarship: 'cover-abroad',
};

/** The drawing of an article without a picture: by its type, else by its first topic. */
export const articleFigure = ({
  type,
  topics,
}: {
  type: ArticleType;
  topics: readonly ArticleTopic[];
}): ArticleFigure => {
  const [first] = topics;
  return byType[type] ?? (first ? byTopic[first] : 'cover-study');
};
