import { eq } from 'drizzle-orm';
import type { OwnRecord } from '@/lib/contract/school-day/own-record';
import type { Db } from '@/backend/db/client';
import { emergencyContacts, structureRecords, students, subjects } from '@/backend/db/schema';
import type { StudentRow } from './student-views';

const both = (row: { name: string; nameNative: string } | null) =>
  row && { en: row.name, km: row.nameNative };

/** What a school has of a student. */
export async function readOwnRecord(db: Db, student: StudentRow): Promise<OwnRecord> {
  const [places] = await db
    .select({ unit: structureRecords, program: subjects, contact: emergencyContacts })
    .from(students)
    .leftJoin(structureRecords, eq(structureRecords.id, students.structureRecordId))
    .leftJoin(subjects, eq(subjects.id, students.subjectId))
    .leftJoin(emergencyContacts, eq(emergencyContacts.studentId, students.id))
    .where(eq(students.id, student.id));
  const contact = places?.contact ?? null;
  const { firstName, lastName, firstNameKm, lastNameKm, studentCode, uniqueKey } = student;
  const { gender, dob, phone, status, enrolledOn } = student;
  return {
    studentId: student.id,
    firstName,
    lastName,
    firstNameKm,
    lastNameKm,
    studentCode,
    uniqueKey,
    gender,
    dob,
    phone,
    status,
    enrolledOn,
    unit: both(places?.unit ?? null),
    program: both(places?.program ?? null),
    contact: contact && { name: contact.name, phone: contact.phone, relation: contact.relation },
  };
}
