import type { IllustrationName } from '@/components/ui/illustrations/illustration-files';
import type { ArticleSummary } from '@/lib/contract/news/articles';
import type { ArticleType } from '@/lib/domain/content/article-search';
import type { ArticleTopic } from '@/lib/domain/content/article-topics';

const byTopic: Readonly<Record<ArticleTopic, IllustrationName>> = {
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
const byType: Readonly<Partial<Record<ArticleType, IllustrationName>>> = {
  productLoan: 'cover-money',
  earlybird: 'cover-money',
  careerGuide: 'cover-career',
  job: 'cover-career',
  scholarship: 'cover-abroad',
};

/** The drawing of an article without a picture: by its type, else by its first topic. */
export const coverDrawing = ({ type, topics }: Pick<ArticleSummary, 'type' | 'topics'>): IllustrationName => {
  const [first] = topics;
  return byType[type] ?? (first ? byTopic[first] : 'cover-study');
};
