import type { Page } from '@playwright/test';
import { portalRooms, tabsOf } from '@/components/school-day/membership/rooms';
import type { Membership } from '@/lib/contract/school-day/memberships';
import type { MembershipKind } from '@/lib/domain/school-day/school-life';
import { builtPages } from '@/lib/routes/pages';
import { pagesWithoutDoor } from '../support/pages-without-door';

/** The pages that each role finds by links alone. */

/** Pages of a record that has to exist first; the map finds them for whoever has one. */
const ofOneRecord: ReadonlySet<string> = new Set([
  '/profile/view-course-material',
  '/profile/applications/view-details',
  '/profile/student-loan/detail',
  '/profile/enrolled-course-list',
]);
const needsNoRecord = (path: string): boolean =>
  !path.includes('[') && !ofOneRecord.has(path) && !(path in pagesWithoutDoor);

const pagesOf = (access: string, layout?: string): readonly string[] =>
  builtPages.flatMap((page) =>
    page.access === access && (!layout || page.layout === layout) && needsNoRecord(page.path)
      ? [page.path]
      : [],
  );
export const ownPages = pagesOf('user', 'profile');

interface Role {
  pages: readonly string[];
  /** What the person is at a school. */
  kind?: MembershipKind;
}

export const roles: Readonly<Record<string, Role>> = {
  student: { pages: ownPages, kind: 'student' },
  guardian: { pages: ownPages, kind: 'guardian' },
  teacher: { pages: ownPages, kind: 'teacher' },
  schoolAdmin: { pages: [...pagesOf('partner'), '/profile/settings'], kind: 'office' },
  university: { pages: [...pagesOf('partner'), '/profile/university'], kind: 'office' },
  partner: { pages: pagesOf('partner'), kind: 'office' },
  bank: { pages: pagesOf('bank') },
};

/** The tabs of the rooms that the person has at their first school of this kind. */
async function roomsOf(page: Page, kind: MembershipKind): Promise<string[]> {
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const answer = await page.request.get(`/api-lms/users/${sub}/memberships`);
  const { data } = (await answer.json()) as { data: Membership[] };
  const membership = data.find((each) => each.kind === kind);
  if (!membership) throw new Error(`The demo has no ${kind} at a school.`);
  return portalRooms.flatMap((room) => tabsOf(room, { membership, studentId: null }).map(({ path }) => path));
}

/** All that a demo account finds: pages of its role and tabs of its school. Nothing for an account without a row above. */
export async function wantedBy(person: string, page: Page): Promise<string[]> {
  const role = roles[person];
  return role ? [...role.pages, ...(role.kind ? await roomsOf(page, role.kind) : [])] : [];
}
