export const pageSizes = {
  schools: 12,
  jobs: 12,
  homeSubjects: 5,
  subjectsDefault: 5,
  programs: 500,
  coursesAll: 10_000,
  schoolProgramsLatest: 4,
  articlesSearch: 10,
  articlesScreen: 12,
  events: 12,
  studentsByPhone: 100,
  orientationUsers: 1_000,
  questions: 10,
  answers: 20,
  messages: 50,
} as const;

export const pageStarts = {
  schools: 0,
  /** Of the rows below the newest course, which stands above them. */
  homeSubjects: 1,
  articles: 0,
  students: 0,
  orientationUsers: 0,
  questionnaire: 1,
} as const;

export const defaultArticleFilter = { status: 'all', order: 'published_date', sort: 'asc' } as const;

export const defaultCourseFilter = { status: 'all', order: 'createdAt', sort: 'asc' } as const;
