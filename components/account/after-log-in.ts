import { hasAnyRole, roleNames, schoolManagerRoleNames } from '@/lib/domain/people/roles';
import { href, type Href } from '@/lib/routes/href';
import { lastRoute } from '@/lib/session/last-route';

const home = href('/');

/** The path only, without query, as the guards compare it. */
const pathOf = (link: Href) => link.replace(/[?#].*$/, '');

/**
 * Where a log-in leads that was asked for by no page: back to the last route of this tab, where the person may see it. Without one
 * advisors and the managers of a school begin at their desk, everybody else at `begin`; also when the account cannot be asked for.
 */
export async function afterLogIn(begin: Href = home): Promise<Href> {
  const last = lastRoute();
  try {
    const [{ authApi }, { accessOf, judge }] = await Promise.all([
      import('@/lib/api/auth'),
      import('@/lib/session/guards'),
    ]);
    const { roles, sub } = await authApi.session.userinfo();
    if (last !== null && last !== home) {
      const verdict = judge(accessOf(pathOf(last)), { userId: sub, roles, expiresAt: 0 });
      if (verdict === 'allow') return last;
    }
    if (roles.includes(roleNames.advisor)) return href('/advisor/dashboard');
    return hasAnyRole(roles, schoolManagerRoleNames) ? href('/partner/dashboard') : begin;
  } catch {
    return begin;
  }
}
