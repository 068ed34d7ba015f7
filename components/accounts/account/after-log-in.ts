import { href, type Href, pathPart } from '@/lib/routes/href';
import { lastRoute } from '@/lib/session/last-route';

const home = href('/');

/**
 * Where a log-in leads that was asked for by no page: back to the last route of this tab, where the person may see it. Without one
 * to the home of their role, for whoever seeks a school to `begin`; also when the account cannot be asked for.
 */
export async function afterLogIn(begin: Href = home): Promise<Href> {
  const last = lastRoute();
  try {
    const [{ authApi }, { accessOf, judge }, { askRole }, { homeOf }] = await Promise.all([
      import('@/lib/api/auth'),
      import('@/lib/session/guards'),
      import('@/lib/query/use-keep-role'),
      import('@/lib/routes/role-places'),
    ]);
    const person = await authApi.session.userinfo();
    const role = await askRole(person);
    if (last !== null && last !== home) {
      const claims = { userId: person.sub, roles: person.roles, expiresAt: 0 };
      if (judge(accessOf(pathPart(last)), claims) === 'allow') return last;
    }
    return role === 'seeker' ? begin : homeOf(role);
  } catch {
    return begin;
  }
}

/** The home of staff; `begin` for everybody else, and when the account cannot be asked for. */
export async function staffHomeOr(begin: Href): Promise<Href> {
  try {
    const [{ authApi }, { staffRoleOf }, { homeOf }] = await Promise.all([
      import('@/lib/api/auth'),
      import('@/lib/domain/accounts/person-roles'),
      import('@/lib/routes/role-places'),
    ]);
    const work = staffRoleOf((await authApi.session.userinfo()).roles);
    return work ? homeOf(work) : begin;
  } catch {
    return begin;
  }
}
