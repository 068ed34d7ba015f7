import { eq, inArray, sql } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/accounts/roles';
import { schools, users } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { notFound } from '@/backend/errors';
import { nearSchools } from '@/backend/features/schools/services/school-names';
import { agreeToSchool, declineSchool } from '@/backend/features/schools/services/school-standing';
import { personNamed } from '@/backend/features/notices/services/invitation-messages';
import type { Subject, SubjectHandler } from './subject';

type SchoolRow = typeof schools.$inferSelect;

/** Whoever reads the queue decides for Sala. */
const reader = { id: null, roles: [roleNames.advisor] };

const heldOf = ({ agreedAt, declinedAt, wantedName }: SchoolRow): Subject['held'] => {
  if (wantedName !== null) return 'new-name';
  if (agreedAt !== null) return null;
  return declinedAt === null ? 'new-school' : 'hidden';
};

const factsOf = async (db: Db, row: SchoolRow): Promise<Subject['school']> => {
  const { schoolType, isPublic, province, street, phone, email, website, facebook } = row;
  const present = { name: row.name, nameNative: row.nameNative };
  const asked = wantedOf(row);
  return {
    schoolType,
    isPublic,
    province,
    street,
    phone,
    email,
    website,
    facebook,
    present: asked ? present : null,
    near: await nearSchools(db, asked ?? present, { caller: reader, except: row.id }),
  };
};

const wantedOf = ({ wantedName, wantedNameNative }: SchoolRow) =>
  wantedName && wantedNameNative ? { name: wantedName, nameNative: wantedNameNative } : null;

/** A school that somebody else than an advisor has made or named waits until one agrees to it. */
export const schoolHandler: SubjectHandler = {
  table: schools,
  read: async (db, ids) => {
    const rows = await db
      .select({ school: schools, user: users })
      .from(schools)
      .leftJoin(users, eq(users.id, schools.askedBy))
      .where(inArray(schools.id, [...ids]));
    const subjects: Subject[] = [];
    // One after the other: a transaction has one connection.
    for (const { school, user } of rows) {
      const { name, nameNative } = wantedOf(school) ?? school;
      subjects.push({
        id: school.id,
        title: { en: name, km: nameNative },
        excerpt: school.overview.en || school.overview.km ? school.overview : school.tagline,
        authorId: user?.id ?? null,
        author: user && personNamed(user),
        isShown: school.status === 'active',
        held: heldOf(school),
        flags: [],
        wordsSince: null,
        school: await factsOf(db, school),
        notices: {
          shown: { kind: 'school-agreed', page: '/partner/school-information', school: school.id },
          hidden: { kind: 'school-declined', page: '/partner/school-information', school: school.id },
          held: null,
        },
      });
    }
    return subjects;
  },
  waiting: () =>
    sql`select ${schools.id} as id, ${schools.askedAt} as since from ${schools} where ${schools.askedAt} is not null`,
  hidden: sql`select ${schools.id} as id, ${schools.declinedAt} as since from ${schools} where ${schools.declinedAt} is not null`,
  apply: async (act, id, decision) => {
    const [row] = await act.tx.select().from(schools).where(eq(schools.id, id)).for('update');
    if (!row) throw notFound();
    await (decision === 'release' ? agreeToSchool(act, row) : declineSchool(act, row));
  },
  stop: null,
};
