import { tagsResource } from '@/lib/contract/questions/tags';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireAgreedOrganization } from '@/backend/core/access/staff';
import {
  followedTags,
  followTag,
  mergeTags,
  nameTag,
} from '@/backend/features/questions/services/question-tags';

export const tagRoutes = (deps: Deps) =>
  implement(
    tagsResource,
    {
      followed: async ({ params: { orgId } }, { caller }) => {
        await requireAgreedOrganization(deps, orgId);
        return { data: await followedTags(deps.db, orgId, caller.id) };
      },
      follow: write(async (act, { params: { orgId }, body }) => {
        await requireAgreedOrganization(act.deps, orgId);
        await followTag(act, orgId, body);
        return { data: await followedTags(act.tx, orgId, act.caller.id) };
      }),
      name: write(async (act, { params, body }) => {
        await nameTag(act, params.orgId, body);
        return { ok: true as const };
      }),
      merge: write(async (act, { params, body }) => {
        await mergeTags(act, params.orgId, body);
        return { ok: true as const };
      }),
    },
    deps,
  );
