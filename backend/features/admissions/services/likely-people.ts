import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { LikelyPerson } from '@/lib/contract/admissions/consents';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import { fold } from '@/lib/domain/khmer/khmer';
import { applicants, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { isNamed } from '@/backend/lists/name-search';
import { isStudentOf } from '@/backend/core/access/organization-people';

const shownMax = 20;

interface Asked {
  phone?: string | undefined;
  name?: string | undefined;
  nameKm?: string | undefined;
}

/** People who may be the described person. Names are searched among the school's own people only. */
export async function likelyPeople(deps: Reader, schoolId: string, asked: Asked): Promise<LikelyPerson[]> {
  const phone = asked.phone ? normalizeCambodianPhone(asked.phone) : null;
  const names = [asked.name, asked.nameKm].filter((name): name is string => Boolean(name));
  const ofSchool = eq(applicants.schoolId, schoolId);
  const written = (name: string) => sql`position(${fold(name)} in ${applicants.searchFold}) > 0`;
  const byApplication = deps.db
    .select({ id: applicants.userId })
    .from(applicants)
    .where(and(ofSchool, or(...names.map(written))));
  const isTheirName: SQL | undefined =
    names.length > 0
      ? or(
          and(isStudentOf(deps, schoolId), or(...names.map((name) => isNamed(name)))),
          inArray(users.id, byApplication),
        )
      : undefined;
  const isTheirPhone = phone ? eq(users.phone, phone) : undefined;
  if (!isTheirName && !isTheirPhone) return [];
  const found = await deps.db
    .select({
      user: users,
      byName: (isTheirName ?? sql`false`) as SQL<boolean>,
    })
    .from(users)
    .where(or(isTheirPhone, isTheirName))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(shownMax);
  const ids = found.map(({ user }) => user.id);
  const sent = await deps.db
    .select()
    .from(applicants)
    .where(and(ofSchool, inArray(applicants.userId, ids)))
    .orderBy(asc(applicants.createdAt), asc(applicants.id));
  return found.map(({ user, byName }) => ({
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    firstNameKm: user.firstNameKm,
    lastNameKm: user.lastNameKm,
    matches: [
      ...(phone !== null && user.phone === phone ? (['phone'] as const) : []),
      ...(byName ? (['name'] as const) : []),
    ],
    applications: sent
      .filter(({ userId }) => userId === user.id)
      .map(({ id, referenceCode, status, createdAt }) => ({
        applicantId: id,
        referenceCode,
        applicantStatus: status,
        createdAt: createdAt.toISOString(),
      })),
  }));
}
