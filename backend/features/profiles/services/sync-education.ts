import { createHash } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { profileLimits } from '@/lib/domain/profiles/recruitment-options';
import type { Db } from '@/backend/db/client';
import {
  educationHistories,
  profileEntries,
  profiles,
  schools,
  students,
  subjects,
} from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { paperWords } from '@/backend/core/papers/paper-words';
import { sortKeyOf } from './profile-entries';
import { type ProfileRow } from './profile-readers';

type Entry = { data: Record<string, unknown>; confirmedBy: { name: string; nameNative: string } | null };

const { en, km } = paperWords;

/** What schools have entered: the program, since when. */
const ofSchools = async (db: Db, userId: string): Promise<Entry[]> => {
  const rows = await db
    .select({ student: students, school: schools, subject: subjects })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .innerJoin(subjects, eq(subjects.id, students.subjectId))
    .where(eq(students.userId, userId))
    .orderBy(asc(students.enrolledOn), asc(students.id));
  return rows.map(({ student, school, subject }) => ({
    confirmedBy: { name: school.name, nameNative: school.nameNative },
    data: {
      classId: `student-${student.id}`,
      degreeName: en.degree[subject.degree],
      degreeNameNative: km.degree[subject.degree],
      schoolName: school.name,
      schoolNameNative: school.nameNative,
      fieldOfStudy: subject.name,
      fieldOfStudyNative: subject.nameNative,
      startDate: student.enrolledOn,
      endDate:
        student.status === 'graduated' ? (student.statusSince?.toISOString().slice(0, 10) ?? null) : null,
      isShow: true,
    },
  }));
};

/** A school of the history has no id: the same words are the same school. */
const classOf = (...words: readonly unknown[]) =>
  `history-${createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 22)}`;

/** What the person has told of their schools. They tell years, no days. */
const ofHistory = async (db: Db, userId: string): Promise<Entry[]> => {
  const [row] = await db.select().from(educationHistories).where(eq(educationHistories.userId, userId));
  const years = (from: number, to: number | null) => ({
    startDate: String(from),
    endDate: to === null ? null : String(Math.max(to, from + 1)),
  });
  const high = (row?.highSchools ?? []).map((each) => ({
    classId: classOf(each.name, each.fromYear),
    degreeName: each.graduated ? en.cv.bacII : en.degree['general-education'],
    degreeNameNative: each.graduated ? km.cv.bacII : km.degree['general-education'],
    schoolName: each.name,
    fieldOfStudy: en.cv.tracks[each.track ?? 'none'],
    fieldOfStudyNative: km.cv.tracks[each.track ?? 'none'],
    ...years(each.fromYear, each.graduationYear),
  }));
  const other = (row?.otherSchools ?? []).map((each) => ({
    classId: classOf(each.schoolName, each.program, each.fromYear),
    degreeName: en.degree[each.degree],
    degreeNameNative: km.degree[each.degree],
    schoolName: each.schoolName,
    fieldOfStudy: each.program,
    ...years(each.fromYear, each.toYear),
  }));
  return [...high, ...other].map((data) => ({ confirmedBy: null, data: { ...data, isShow: true } }));
};

/** Adds what is not there yet, by `classId`, as far as the collection has room. @returns how many */
export async function syncEducation(act: Act, profile: ProfileRow): Promise<number> {
  const { now } = act;
  await act.tx.update(profiles).set({ updatedAt: now }).where(eq(profiles.id, profile.id));
  const [entries] = await act.tx
    .select({ value: count() })
    .from(profileEntries)
    .where(and(eq(profileEntries.profileId, profile.id), eq(profileEntries.kind, 'education')));
  let room = profileLimits.entriesPerSectionMax - (entries?.value ?? 0);
  let added = 0;
  const found = [...(await ofSchools(act.tx, profile.userId)), ...(await ofHistory(act.tx, profile.userId))];
  for (const { data, confirmedBy } of found) {
    if (room === 0) break;
    const rows = await act.tx
      .insert(profileEntries)
      .values({
        profileId: profile.id,
        kind: 'education',
        data,
        confirmedBy,
        sortKey: sortKeyOf('education', data),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: profileEntries.id });
    added += rows.length;
    room -= rows.length;
  }
  return added;
}
