import { hasAnyRole, type RoleName, roleNames, schoolManagerRoleNames } from '@/lib/domain/accounts/roles';
import type { PageAccess, PageEntry } from '@/lib/routes/page-entry';
import { pageOf } from '@/lib/routes/page-of';
import type { Page } from '@/lib/routes/pages';
import type { Claims } from './claims';

/** Edge-safe: whether a person may see the page of a path. */

/** The access of a bare path (without language); null when there is no page. */
export const accessOf = (path: string): PageAccess | null => pageOf(path)?.access ?? null;

/** The status of a page that is itself an error; null for every other path. */
export const answersWith = (path: string): PageEntry['answers'] | null => pageOf(path)?.answers ?? null;

const rolesFor: Partial<Record<PageAccess, readonly RoleName[]>> = {
  advisor: [roleNames.advisor],
  partner: schoolManagerRoleNames,
  bank: [roleNames.advisor, roleNames.bank],
};

export type Verdict = 'allow' | 'login' | 'not-found';

/** Visitors are asked to log in; without the role the page does not exist. */
export function judge(access: PageAccess | null, claims: Claims | null): Verdict {
  if (access === null) return 'not-found';
  if (access === 'public' || access === 'owner-or-shared') return 'allow';
  if (!claims) return 'login';
  const roles = rolesFor[access];
  return !roles || hasAnyRole(claims.roles, roles) ? 'allow' : 'not-found';
}

const applicantPages: ReadonlySet<string> = new Set<Page['path']>([
  '/advisor/user/application/[id]',
  '/partner/application/[id]',
  '/profile/applications/[id]',
]);

/** The school of a page about one school's records; null elsewhere. */
export function schoolIdOf(path: string): string | null {
  const page = pageOf(path)?.path;
  const place = page?.split('/').indexOf('[schoolId]') ?? -1;
  return place < 0 ? null : (path.split('/')[place] ?? null);
}

const profilePages: ReadonlySet<string> = new Set<Page['path']>([
  '/profile/[userId]/digital-cv',
  '/profile/[userId]/digital-profile',
]);

/** Whose profile a page shows; null elsewhere. */
export function profileOwnerOf(path: string): string | null {
  const page = pageOf(path)?.path;
  return page && profilePages.has(page) ? (path.split('/')[2] ?? null) : null;
}

/** The application in a path or query, for the ownership guard; an invalid id belongs to nobody. */
export function applicantIdOf(path: string, query: URLSearchParams): string | null {
  const page = pageOf(path)?.path;
  const inPath = page && applicantPages.has(page) ? path.split('/').findLast(Boolean) : undefined;
  return inPath ?? query.get('applicantId');
}
