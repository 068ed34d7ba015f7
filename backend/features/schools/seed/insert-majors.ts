import { and, eq, inArray } from 'drizzle-orm';
import { majorFieldByCode, majors } from '@/lib/domain/schools/majors';
import { auditLog, categories } from '@/backend/db/schema';
import type { WriteDb } from '@/backend/db/client';
import type { WritingDeps } from '@/backend/deps';
import { reindexMajors } from '@/backend/features/schools/services/category-changes';
import { oncePerVersion } from '@/backend/seed/once-per-version';

/** Increment it when a major changes; majors that advisors have edited or deleted stay that way. */
const version = '1';

const rowsAt = (createdAt: Date) =>
  majors.map(({ code, field: fieldCode, en, km, riasec }) => {
    const field = majorFieldByCode(fieldCode);
    return {
      id: code,
      field: fieldCode,
      fieldName: field?.en ?? fieldCode,
      fieldNameNative: field?.km ?? fieldCode,
      name: en,
      nameNative: km,
      interests: riasec,
      createdAt,
    };
  });

/** Majors that people have made or deleted here. */
const majorsOfPeople = async (tx: WriteDb, ids: string[]): Promise<ReadonlySet<string | null>> => {
  const rows = await tx
    .select({ id: auditLog.subject })
    .from(auditLog)
    .where(
      and(inArray(auditLog.action, ['category-created', 'category-deleted']), inArray(auditLog.subject, ids)),
    );
  return new Set(rows.map(({ id }) => id));
};

/** The majors of every site, with or without demo. */
export async function insertMajors(deps: WritingDeps): Promise<void> {
  await oncePerVersion(deps, { name: 'majors', version }, async ({ tx, now }) => {
    const all = rowsAt(now);
    const kept = await majorsOfPeople(
      tx,
      all.map(({ id }) => id),
    );
    const rows = all.filter(({ id }) => !kept.has(id));
    const before = new Map((await tx.select().from(categories)).map((row) => [row.id, row]));
    for (const { createdAt, ...facts } of rows) {
      await tx
        .insert(categories)
        .values({ ...facts, createdAt })
        .onConflictDoUpdate({ target: categories.id, set: facts, setWhere: eq(categories.version, 1) });
    }
    const renamed = rows.filter(({ id, name, nameNative }) => {
      const old = before.get(id);
      return old?.version === 1 && (old.name !== name || old.nameNative !== nameNative);
    });
    await reindexMajors(
      tx,
      renamed.map(({ id }) => id),
    );
  });
}
