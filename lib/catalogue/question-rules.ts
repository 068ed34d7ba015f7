import { questionLimits } from '@/lib/domain/limits';
import { pageSizes } from '@/lib/domain/limits/lists';
import { trimAll } from '@/lib/domain/trim';
import type { CatalogueRules } from './catalogue-rules';
import { matching, oneOf, type Reader } from './readers';

/** What the list can be asked for beside the newest. */
export const questionViews = ['unanswered', 'useful'] as const;

const isUuid = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const id: Reader = ([first = '']) => [first].filter(isUuid);
const tag: Reader = ([first = '']) =>
  [trimAll(first.replace(/[\p{Cc},]/gu, ' '))].filter((text) => text && text.length <= questionLimits.tagMax);

/** The addresses of the questions of people. */
export const questionRules: CatalogueRules = {
  path: '/forum',
  pageSize: pageSizes.questions,
  read: { view: oneOf(questionViews), tags: tag, subject: id },
  sorts: [{ name: 'newest', query: {} }],
};

/** What the backend is asked for what an address says. */
export const questionQuery = ({
  view,
  subject,
  ...asked
}: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> => ({
  ...asked,
  ...(view === 'unanswered' && { unanswered: 'true' }),
  ...(view === 'useful' && { sort: 'useful' }),
  ...(subject && { subjectId: subject }),
});
