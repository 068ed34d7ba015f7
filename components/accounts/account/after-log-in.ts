import { href, type Href, pathPart } from '@/lib/routes/href';
import { lastRoute } from '@/lib/session/last-route';

const home = href('/');
const schoolDay = href('/profile/enrolled/school-dashboard');

/** Whether a day at school concerns the person: as a student who has not left it, or as a guardian. */
async function hasSchoolDay(userId: string): Promise<boolean> {
  const { lmsApi } = await import('@/lib/api/lms');
  const { data } = await lmsApi.memberships.list({ params: { userId } });
  return data.some(
    ({ kind, student }) =>
      kind === 'guardian' ||
      (kind === 'student' && (student?.status === 'studying' || student?.status === 'paused')),
  );
}

/**
 * Where a log-in leads that was asked for by no page: back to the last route of this tab, where the person may see it. Without one
 * staff begin at their desk, students of a school and guardians at their school day, everybody else at `begin`; also when the account
 * cannot be asked for.
 */
export async function afterLogIn(begin: Href = home): Promise<Href> {
  const last = lastRoute();
  try {
    const [{ authApi }, { accessOf, judge }, { deskOf }] = await Promise.all([
      import('@/lib/api/auth'),
      import('@/lib/session/guards'),
      import('@/lib/routes/desk-of'),
    ]);
    const { roles, sub } = await authApi.session.userinfo();
    if (last !== null && last !== home) {
      const verdict = judge(accessOf(pathPart(last)), { userId: sub, roles, expiresAt: 0 });
      if (verdict === 'allow') return last;
    }
    return deskOf(roles) ?? ((await hasSchoolDay(sub)) ? schoolDay : begin);
  } catch {
    return begin;
  }
}

/** The desk of staff; `begin` for everybody else, and when the account cannot be asked for. */
export async function deskOr(begin: Href): Promise<Href> {
  try {
    const [{ authApi }, { deskOf }] = await Promise.all([
      import('@/lib/api/auth'),
      import('@/lib/routes/desk-of'),
    ]);
    return deskOf((await authApi.session.userinfo()).roles) ?? begin;
  } catch {
    return begin;
  }
}
