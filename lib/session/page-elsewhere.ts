import type { Claims } from './claims';
import { accessOf, judge } from './guards';

/** The same page at the desk of advisors and at that of a school's managers. */
const desks = ['/advisor/user/application', '/partner/application'] as const;

const atOtherDesk = (path: string): string | null => {
  const own = desks.find((desk) => path === desk || path.startsWith(`${desk}/`));
  const other = desks.find((desk) => desk !== own);
  return own && other ? other + path.slice(own.length) : null;
};

/** One application to read and to print; at a school's desk its page is both. */
const readingView = '/advisor/user/application/view';

/** Where the applicants of a school's managers were before they had pages of their own. */
const oldApplicants = { path: '/partner/dashboard', view: 'applicants' };

/**
 * The path and query where this reader finds what the address means: a link of a colleague at the other desk, or a page that has moved.
 * Null where the reader may open the address itself, or nothing of the kind.
 */
export function pageElsewhere(path: string, query: URLSearchParams, claims: Claims): string | null {
  const open = (to: string, asked: URLSearchParams) => (asked.size > 0 ? `${to}?${asked}` : to);
  const mayOpen = (to: string) => judge(accessOf(to), claims) === 'allow';
  if (path === oldApplicants.path && query.get('view') === oldApplicants.view && mayOpen(desks[1])) {
    const rest = new URLSearchParams(query);
    rest.delete('view');
    return open(desks[1], rest);
  }
  if (path === readingView && !mayOpen(path) && mayOpen(desks[1])) {
    const rest = new URLSearchParams(query);
    const id = rest.get('applicantId');
    rest.delete('applicantId');
    return open(id ? `${desks[1]}/${encodeURIComponent(id)}` : desks[1], rest);
  }
  const other = mayOpen(path) ? null : atOtherDesk(path);
  return other && mayOpen(other) ? open(other, query) : null;
}
