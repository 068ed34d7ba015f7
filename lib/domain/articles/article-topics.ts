/** The sections of the home page with articles. */
export const articleTopics = [
  'find-your-path',
  'apply-now',
  'opportunities',
  'self-discovery',
  'student-lifestyle',
  'financial',
  'personal-growth',
  'relationships',
  'scholarships',
  'academic-life',
  'events',
  'internships',
  'health-and-wellness',
  'career-aspiration',
] as const;
export type ArticleTopic = (typeof articleTopics)[number];

export const isArticleTopic = (text: string): text is ArticleTopic =>
  articleTopics.some((topic) => topic === text);

/** Titles exist in both languages; the text may be published in one first. */
export const publishedLanguages = ['both', 'en', 'kh'] as const;
export type PublishedLanguages = (typeof publishedLanguages)[number];
