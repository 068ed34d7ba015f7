import { recruitmentApi } from '@/lib/api/recruitment';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import { profileLists } from '@/lib/contract/profiles/profile-lists';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import type { Entry } from './entry-forms';

interface Place {
  orgId: string;
  id: string;
}

interface SectionCalls {
  create: (input: { params: Place; body: never; idempotencyKey: string }) => Promise<unknown>;
  update: (input: { params: Place & { subId: string }; body: never; version: number }) => Promise<unknown>;
  remove: (input: { params: Place & { subId: string } }) => Promise<unknown>;
}

const clients: Record<SectionKind, SectionCalls> = {
  education: recruitmentApi.educations,
  experience: recruitmentApi.experiences,
  achievement: recruitmentApi.achievements,
  reference: recruitmentApi.references,
  certificate: recruitmentApi.certificates,
  attribute: recruitmentApi.attributes,
};

/** The calls of one collection of a profile; the form has checked what they send. */
export const sectionCalls = (kind: SectionKind, { organizationId: orgId, id }: CompleteProfile) => {
  const { create, update, remove } = clients[kind];
  const params = { orgId, id };
  return {
    create: async (body: object, idempotencyKey: string) =>
      (await create({ params, body: body as never, idempotencyKey })) as Entry,
    update: async (subId: string, body: object, version: number) =>
      (await update({ params: { ...params, subId }, body: body as never, version })) as Entry,
    remove: (subId: string) => remove({ params: { ...params, subId } }),
    order: (ids: string[]) => recruitmentApi.profileWork.order({ params, body: { kind, ids } }),
  };
};

/** The entries of one collection. */
export const entriesOf = (profile: CompleteProfile, kind: SectionKind): readonly Entry[] =>
  profile[profileLists[kind]];
