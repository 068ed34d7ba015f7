import { and, eq } from 'drizzle-orm';
import { refereesResource } from '@/lib/contract/profiles/referees';
import { profileEntries } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { findOwnProfile } from '@/backend/features/profiles/services/profile-readers';
import { answerAsReferee, askReferee, readRefereeWish } from '@/backend/features/profiles/services/referees';

export const refereeRoutes = (deps: Deps) => {
  const limit = (address: string) => hitLimit(deps, `referee:${address}`, lookupsPerAddressPerHourMax, 3_600);
  return implement(
    refereesResource,
    {
      ask: write(async (act, { params }) => {
        const profile = await findOwnProfile(act.tx, params, act.caller);
        const { id, profileId, kind } = profileEntries;
        const [entry] = await act.tx
          .select()
          .from(profileEntries)
          .where(and(eq(id, params.subId), eq(profileId, profile.id), eq(kind, 'reference')));
        if (!entry) throw notFound();
        await askReferee(act, profile, entry);
        return { ok: true as const };
      }),
      read: async ({ body }, { address }) => {
        await limit(address);
        return readRefereeWish(deps, body.key);
      },
      answer: write(
        async (_, { address }) => {
          await limit(address);
        },
        async (act, { body }) => {
          await answerAsReferee(act, body);
          return { ok: true as const };
        },
      ),
    },
    deps,
  );
};
