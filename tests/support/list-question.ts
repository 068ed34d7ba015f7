/**
 * One request to a list endpoint over `fillWithManyRows`; the caller is user 0, with the roles of an advisor and of a
 * bank.
 */
export interface ListQuestion {
  name: string;
  list: string;
  path: string;
  /** The large table that must not be scanned completely. */
  table: string;
  /**
   * Where a full scan can be right: a count that matches half of the rows, or a request for all rows, as in lists of
   * ten thousand.
   */
  mayReadWhole?: 'counting' | 'always';
}

export const spread = (table: string, list: string, path: string, queries: string[]): ListQuestion[] =>
  queries.map((query) => ({
    table,
    list,
    name: `${list} ${query}`.trim(),
    path: `${path}${query ? `?${query}` : ''}`,
  }));

export const readingWhole = (
  mayReadWhole: 'counting' | 'always',
  questions: ListQuestion[],
): ListQuestion[] => questions.map((question) => ({ ...question, mayReadWhole }));

export const later = 'from=2026-08-01&to=2026-08-31';

export interface Here {
  organizationId: string;
  subjectId: string;
  hollandId: string;
}
