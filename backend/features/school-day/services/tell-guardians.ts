import { inArray } from 'drizzle-orm';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import { students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { guardiansOf } from '@/backend/core/access/school-life';
import type { Message } from '@/backend/features/notices/services/notify';
import { studentNamed } from './guardians';

/**
 * Tells the guardians of each of these students, who may read this matter: the name of the child stands first in the
 * text, and the link opens this child. Nobody hears of what they did themselves.
 */
export async function tellGuardians(
  act: AnyAct,
  studentIds: readonly string[],
  matter: StudentMatter,
  messageOf: (studentId: string) => Message,
): Promise<void> {
  const guardians = await guardiansOf(act.tx, studentIds, matter);
  const ids = [...guardians.keys()];
  if (ids.length === 0) return;
  const rows = await act.tx.select().from(students).where(inArray(students.id, ids));
  await act.tellEach(
    rows.map((student) => {
      const message = messageOf(student.id);
      return {
        userIds: (guardians.get(student.id) ?? []).filter((person) => person !== act.caller?.id),
        message: {
          ...message,
          params: { ...message.params, ...studentNamed(student) },
          student: student.id,
          ...(message.subject && { subject: `${message.subject}:${student.id}` }),
          ...(student.userId && { names: student.userId }),
        },
      };
    }),
  );
}
