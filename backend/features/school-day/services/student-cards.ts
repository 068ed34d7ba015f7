import { and, asc, eq, type SQL } from 'drizzle-orm';
import { cardsPerSheetMax } from '@/lib/contract/school-day/student-cards';
import type { Db } from '@/backend/db/client';
import { schools, structureRecords, students } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';
import type { CardSheet } from '@/backend/core/papers/student-cards-paper';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

interface Asked {
  schoolId: string;
  studentId?: string | undefined;
  structureRecordId?: string | undefined;
  locale: PaperLocale;
}

const readRows = (db: Db, where: SQL | undefined) =>
  db
    .select({
      student: students,
      school: { name: schools.name, nameNative: schools.nameNative },
      unit: { name: structureRecords.name, nameNative: structureRecords.nameNative },
    })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .leftJoin(structureRecords, eq(structureRecords.id, students.structureRecordId))
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id))
    .limit(cardsPerSheetMax);

/** The cards of one student, or of all who study in a class. @throws 404 where there is nobody */
export async function studentCards(deps: Reader, asked: Asked): Promise<CardSheet> {
  const { schoolId, studentId, structureRecordId, locale } = asked;
  const rows = await readRows(
    deps.db,
    and(
      eq(students.schoolId, schoolId),
      studentId === undefined ? undefined : eq(students.id, studentId),
      structureRecordId === undefined
        ? undefined
        : and(eq(students.structureRecordId, structureRecordId), eq(students.status, 'studying')),
    ),
  );
  if (rows.length === 0) throw notFound();
  const words = paperWords[locale].papers;
  const isKhmer = locale === 'km';
  const cards = rows.map(({ student, school, unit }) => {
    const latin = fullName(student);
    const khmer = fullNameKm(student);
    const [name, otherName] = isKhmer ? [khmer, latin] : [latin, khmer];
    return {
      schoolName: isKhmer ? school.nameNative : school.name,
      name,
      otherName,
      studentCode: student.studentCode,
      className: (isKhmer ? unit?.nameNative : unit?.name) ?? '',
      address: `${addressOf(deps, '/student-card', { locale })}#${student.uniqueKey}`,
    };
  });
  return {
    locale,
    title: fill(words.studentCards, { count: cards.length }),
    label: words.studentCard,
    cards,
  };
}
