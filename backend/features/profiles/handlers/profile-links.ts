import { profileLinksResource } from '@/lib/contract/profiles/profile-links';
import type { Deps } from '@/backend/deps';
import { Refusal, tooMany } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { hitLimit, readUse } from '@/backend/core/access/rate-limit';
import { printedCvOf } from '@/backend/features/profiles/services/printed-cv';
import {
  createLink,
  linksOf,
  readByKey,
  requireOpenLink,
  revokeLink,
  toLink,
} from '@/backend/features/profiles/services/profile-links';
import { findOwnProfile } from '@/backend/features/profiles/services/profile-readers';

const hourSeconds = 3_600;

export const profileLinkRoutes = (deps: Deps) => {
  /** Only keys that lead nowhere count: a whole company may read by one good link. */
  const read = async (key: string, { address, requestId }: { address: string; requestId: string }) => {
    const counter = `profile-link:${address}`;
    const used = await readUse(deps, deps.db, counter);
    if (used && used.count >= lookupsPerAddressPerHourMax) throw tooMany(used.secondsLeft);
    try {
      return await runAct(deps, { caller: null, address, requestId }, (act) => readByKey(act, key));
    } catch (error) {
      if (error instanceof Refusal && error.status === 404)
        await hitLimit(deps, counter, lookupsPerAddressPerHourMax, hourSeconds);
      throw error;
    }
  };
  return implement(
    profileLinksResource,
    {
      list: async ({ params }, { caller }) => {
        const { id } = await findOwnProfile(deps.db, params, caller);
        const data = (await linksOf(deps.db, id)).map(toLink);
        return { data, countTotal: data.length };
      },
      isOpen: async ({ params }) => {
        await requireOpenLink(deps.db, params, deps.clock.now());
        return { ok: true as const };
      },
      create: write(async (act, { params, body }) => {
        const { id } = await findOwnProfile(act.tx, params, act.caller);
        return createLink(act, id, body);
      }),
      revoke: write(async (act, { params }) => {
        const { id } = await findOwnProfile(act.tx, params, act.caller);
        await revokeLink(act, id, params.linkId);
        return { ok: true as const };
      }),
      read: ({ body }, scope) => read(body.key, scope),
      cv: async ({ body: { key, lang } }, scope) =>
        printedCvOf(deps, `address:${scope.address}`, await read(key, scope), lang),
    },
    deps,
  );
};
