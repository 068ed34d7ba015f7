import { keeperRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import { href, type Href } from './href';
import { isOffered, type PagePath } from './pages';

const desks = [
  { roles: [roleNames.advisor], path: '/advisor/dashboard' },
  { roles: keeperRoleNames, path: '/partner/dashboard' },
  { roles: [roleNames.bank], path: '/advisor/student-loan/dashboard' },
  { roles: [roleNames.teacher], path: '/profile/enrolled/school-dashboard' },
] as const satisfies readonly { roles: readonly string[]; path: PagePath }[];

/** Where somebody with these roles works; null for students, and where the page does not exist. */
export function deskOf(roles: readonly string[]): Href | null {
  const desk = desks.find((each) => each.roles.some((role) => roles.includes(role)));
  return desk && isOffered(desk.path) ? href(desk.path) : null;
}
