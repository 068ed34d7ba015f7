import { siteSearchResource } from '@/lib/contract/search/site-search';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { missedSearchesPerAddressPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { requireAdvisor } from '@/backend/core/access/staff';
import {
  countMiss,
  giveMeaning,
  listMisses,
  removeMisses,
} from '@/backend/features/search/services/missed-searches';
import { findsNothing, searchSite } from '@/backend/features/search/services/site-search';

const ok = { ok: true as const };

export const siteSearchRoutes = (deps: Deps) =>
  implement(
    siteSearchResource,
    {
      find: ({ query }) => searchSite(deps, query),
      miss: write(
        async ({ body: { keyword } }, { address }) => {
          await hitLimit(deps, `missed-search:${address}`, missedSearchesPerAddressPerHourMax, 3600);
          return findsNothing(deps, keyword);
        },
        async (act, { body: { keyword } }, isMissed) => {
          if (isMissed) await countMiss(act, keyword);
          return ok;
        },
      ),
      misses: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return listMisses(deps.db, deps.clock.now(), query);
      },
      mean: write(async (act, { body: { word, categories } }) => {
        requireAdvisor(act.caller);
        await giveMeaning(act, word, categories);
        return ok;
      }),
      dismiss: write(async (act, { body: { word } }) => {
        requireAdvisor(act.caller);
        await removeMisses(act, word);
        return ok;
      }),
    },
    deps,
  );
