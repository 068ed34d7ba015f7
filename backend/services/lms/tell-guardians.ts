import { inArray } from 'drizzle-orm';
import type { StudentMatter } from '@/lib/domain/learning/school-life';
import { students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { guardiansOf } from '@/backend/services/access/school-life';
import type { Message } from '@/backend/services/notification/notify';
import { studentNamed } from './guardians';

/**
 * Tells the guardians of each of these students, who may read this matter: the name of the child stands first in the
 * text, and the link opens this child. Nobody hears of what they did themselves.
 */
export async function tellGuardians(
  act: AnyAct,
  studentIds: readonly string[],
  matter: StudentMatter,
  message: Message,
): Promise<void> {
  const guardians = await guardiansOf(act.tx, studentIds, matter);
  const ids = [...guardians.keys()].toSorted();
  if (ids.length === 0) return;
  const rows = await act.tx.select().from(students).where(inArray(students.id, ids));
  const studentOf = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const student = studentOf.get(id);
    if (!student) continue;
    await act.tell(
      (guardians.get(id) ?? []).filter((person) => person !== act.caller?.id),
      {
        ...message,
        params: { ...message.params, ...studentNamed(student) },
        student: id,
        ...(message.subject && { subject: `${message.subject}:${id}` }),
        ...(student.userId && { names: student.userId }),
      },
    );
  }
}
