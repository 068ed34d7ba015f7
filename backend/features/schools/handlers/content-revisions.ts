import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { contentRevisionsResource, type Revision } from '@/lib/contract/schools/content-revisions';
import { contentRevisions, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { revisionsPerAddressPerHourMax } from '@/backend/limits';
import { countUse } from '@/backend/core/access/rate-limit';
import { answerWayOf } from '@/backend/features/schools/services/revision-answer';
import { decideRevision } from '@/backend/features/schools/services/revision-decisions';
import { findSchool } from '@/backend/core/access/find-school';
import { schoolIdsOf } from '@/backend/core/access/roles-of';
import { hideClosedSchool, requireStaffOf, keepersOf } from '@/backend/core/access/staff';

const columns = {
  revision: contentRevisions,
  school: { slug: schools.slug, name: schools.name, nameNative: schools.nameNative },
};

interface Row {
  revision: typeof contentRevisions.$inferSelect;
  school: { slug: string; name: string; nameNative: string };
}

const toRevision = ({ revision, school }: Row): Revision => ({
  id: revision.id,
  schoolId: revision.schoolId,
  schoolSlug: school.slug,
  schoolName: school.name,
  schoolNameNative: school.nameNative,
  kind: revision.kind,
  feedback: revision.feedback,
  contact: revision.contact,
  status: revision.status,
  decision: revision.decision,
  answer: revision.answer,
  answerBy: answerWayOf(revision)?.by ?? null,
  createdAt: revision.createdAt.toISOString(),
  handledAt: revision.handledAt?.toISOString() ?? null,
});

export const contentRevisionRoutes = (deps: Deps) =>
  implement(
    contentRevisionsResource,
    {
      propose: write(async (act, { params, body }) => {
        const { tx, caller, address } = act;
        const school = await findSchool(tx, params.id);
        await hideClosedSchool(tx, caller, school);
        // In the transaction, so that a repeated call whose answer was lost does not count.
        const limit = { max: revisionsPerAddressPerHourMax, windowSeconds: 3600 };
        await countUse(act.deps, tx, { key: `revision:${address}`, ...limit });
        const [row] = await act.tx
          .insert(contentRevisions)
          .values({
            schoolId: school.id,
            userId: caller?.id ?? null,
            kind: body.kind,
            feedback: body.feedback,
            contact: body.contact || null,
            createdAt: act.now,
          })
          .returning({ id: contentRevisions.id });
        if (!row) throw new Error('The proposal was not stored.');
        const about = { schoolEn: school.name, schoolKm: school.nameNative };
        const message = { kind: 'content-revision', params: about, page: '/advisor/dashboard' } as const;
        await act.tell(await keepersOf(tx, school.id), message);
        return row;
      }),
      list: async ({ query }, { caller }) => {
        const where = and(
          inArray(contentRevisions.schoolId, await schoolIdsOf(deps.db, caller.id)),
          query.status === 'all' ? undefined : eq(contentRevisions.status, query.status),
        );
        const rows = await deps.db
          .select(columns)
          .from(contentRevisions)
          .innerJoin(schools, eq(schools.id, contentRevisions.schoolId))
          .where(where)
          .orderBy(desc(contentRevisions.status), asc(contentRevisions.createdAt), asc(contentRevisions.id))
          .limit(100);
        const [total] = await deps.db.select({ value: count() }).from(contentRevisions).where(where);
        return { data: rows.map(toRevision), countTotal: total?.value ?? 0 };
      },
      close: write(async (act, { params, body }) => {
        const { tx } = act;
        const [found] = await tx.select().from(contentRevisions).where(eq(contentRevisions.id, params.id));
        if (!found) throw notFound();
        await requireStaffOf(tx, act.caller.id, found.schoolId);
        await decideRevision(act, found, body);
        const [row] = await tx
          .select(columns)
          .from(contentRevisions)
          .innerJoin(schools, eq(schools.id, contentRevisions.schoolId))
          .where(eq(contentRevisions.id, found.id));
        if (!row) throw notFound();
        return toRevision(row);
      }),
    },
    deps,
  );
