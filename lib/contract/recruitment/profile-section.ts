import type * as z from 'zod';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, answeredInstant, pageOf, recordId } from '../answers';
import { done } from '../fields';

export const sectionKinds = [
  'education',
  'experience',
  'achievement',
  'reference',
  'certificate',
  'attribute',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const base = '/api-nest-recruit/organizations/:orgId/profiles/:id';

/** Fields of every entry besides those of its collection. */
const entryKeys = {
  id: recordId,
  profileId: recordId,
  createdAt: orUnsaid(answeredInstant),
  updatedAt: orUnsaid(answeredInstant),
};

/** An entry in an answer. */
export const entryOf = <Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>) =>
  answer(fields.extend(entryKeys), () => ({ profileId: '-', createdAt: null, updatedAt: null }) as never);

/**
 * One collection of a profile: create, list, get, patch, delete. `change` are the fields that may be patched, all
 * optional; `check` adds rules between fields and applies to the whole entry, also after a patch. Lists are complete:
 * `profileLimits` bounds them.
 */
export const profileSection = <
  const Kind extends SectionKind,
  Fields extends z.ZodRawShape,
  Change extends z.ZodRawShape,
>(
  kind: Kind,
  {
    fields,
    change,
    check = () => undefined,
  }: {
    fields: z.ZodObject<Fields>;
    change: z.ZodObject<Change>;
    check?: (entry: z.output<z.ZodObject<Fields>>, context: z.RefinementCtx) => void;
  },
) => {
  const list: `${typeof base}/${Kind}` = `${base}/${kind}`;
  const one: `${typeof base}/${Kind}/:subId` = `${base}/${kind}/:subId`;
  const entry = entryOf(fields);
  return defineResource(`recruitment/${kind}` as const, {
    create: {
      method: 'POST',
      path: list,
      access: 'owner',
      summary: `Add to one’s profile: ${kind}`,
      body: fields.superRefine(check),
      response: entry,
      status: 201,
      idempotent: true,
      conflicts: true,
    },
    list: {
      method: 'GET',
      path: list,
      access: 'owner',
      summary: `All of a profile, latest first: ${kind}`,
      response: pageOf(entry),
    },
    get: { method: 'GET', path: one, access: 'owner', summary: `One of a profile: ${kind}`, response: entry },
    update: {
      method: 'PATCH',
      path: one,
      access: 'owner',
      summary: `Change one of a profile: ${kind}`,
      body: change,
      response: entry,
    },
    remove: {
      method: 'DELETE',
      path: one,
      access: 'owner',
      summary: `Delete one of a profile: ${kind}`,
      response: done,
    },
  });
};

/** Any of the six collections, for generic code. */
export type ProfileSection = ReturnType<typeof profileSection<SectionKind, z.ZodRawShape, z.ZodRawShape>>;
