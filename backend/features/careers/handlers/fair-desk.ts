import { desc, sql } from 'drizzle-orm';
import { fairDeskResource } from '@/lib/contract/careers/fair-desk';
import { fold } from '@/lib/domain/khmer/khmer';
import { fairBooths, fairPlaces, fairs, fairSessions } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listTable } from '@/backend/lists/list-page';
import { requireAdvisor } from '@/backend/core/access/staff';
import { changeFair, createFair } from '@/backend/features/careers/services/fair-changes';
import { findFair, toDeskFair } from '@/backend/features/careers/services/fair-views';

const titles = sql`lower(${fairs.title} ->> 'en' || ' ' || (${fairs.title} ->> 'km'))`;

/** How much there is of a fair. */
const countsOf = async ({ db }: Pick<Deps, 'db'>, fairId: string) => {
  const sessions = sql`select ${fairSessions.id} from ${fairSessions} where ${fairSessions.fairId} = ${fairId}`;
  return {
    boothCount: await db.$count(fairBooths, sql`${fairBooths.fairId} = ${fairId}`),
    sessionCount: await db.$count(fairSessions, sql`${fairSessions.fairId} = ${fairId}`),
    placesTaken: await db.$count(fairPlaces, sql`${fairPlaces.sessionId} in (${sessions})`),
  };
};

export const fairDeskRoutes = (deps: Deps) =>
  implement(
    fairDeskResource,
    {
      list: async ({ query: { keyword, start, limit } }, { caller }) => {
        requireAdvisor(caller);
        const { rows, countTotal } = await listTable(deps.db, fairs, {
          search: keyword ? sql`position(${fold(keyword)} in ${titles}) > 0` : undefined,
          sorts: [desc(fairs.startsAt), desc(fairs.id)],
          start,
          limit,
        });
        const data = [];
        for (const { id, title, description, startsAt, endsAt, status } of rows)
          data.push({
            fairId: id,
            title,
            description,
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
            status,
            ...(await countsOf(deps, id)),
          });
        return { data, countTotal };
      },
      get: async ({ params }, { caller }) => {
        requireAdvisor(caller);
        return toDeskFair(deps.db, await findFair(deps.db, params.id));
      },
      create: write(async (act, { body }) => {
        requireAdvisor(act.caller);
        return toDeskFair(act.tx, await createFair(act, body));
      }),
      update: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        return toDeskFair(act.tx, await changeFair(act, await findFair(act.tx, params.id), body));
      }),
    },
    deps,
  );
