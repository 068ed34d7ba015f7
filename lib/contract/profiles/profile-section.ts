import * as z from 'zod';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, answeredInstant, pageOf, recordId } from '../answers';
import { done } from '../fields';
import { ofAnyRecord } from '../zod-settings';

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
  /** Where the person has put it; null until they order the collection by hand. */
  place: z.int().nullable(),
  /** The school whose records say so; such an entry can be hidden and copied, not changed. */
  confirmedBy: z.object({ name: z.string(), nameNative: z.string() }).nullable(),
  version: z.int(),
  createdAt: orUnsaid(answeredInstant),
  updatedAt: orUnsaid(answeredInstant),
};

const entryAdded = {
  profileId: '-',
  place: null,
  confirmedBy: null,
  version: 0,
  createdAt: null,
  updatedAt: null,
};

/** An entry in an answer. */
export const entryOf = <Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>) =>
  answer(fields.extend(entryKeys), () => entryAdded as never);

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Each of `needed` must be said, in its own field or in the one for the other language; also where another field is wrong. */
const withNeeded = <Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>, needed: readonly string[]) => {
  const isThere = (entry: unknown, name: string) =>
    typeof entry === 'object' &&
    entry !== null &&
    [name, `${name}Native`].some((key) => isSaid(Reflect.get(entry, key)));
  return needed.reduce(
    (schema, name) =>
      schema.refine((entry) => isThere(entry, name), {
        path: [name],
        message: 'required',
        when: ofAnyRecord,
      }),
    fields,
  );
};

/**
 * One collection of a profile: create, list, get, patch, delete. `change` are the fields that may be patched, all
 * optional; `needed` are fields that must be said in one language at least; `check` adds rules between fields. Both
 * apply to the whole entry, also after a patch. Lists are complete: `profileLimits` bounds them.
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
    needed = [],
    check = () => undefined,
  }: {
    fields: z.ZodObject<Fields>;
    change: z.ZodObject<Change>;
    needed?: readonly (keyof Fields & string)[];
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
      body: withNeeded(fields, needed).superRefine(check),
      response: entry,
      status: 201,
      idempotent: true,
      conflicts: true,
    },
    list: {
      method: 'GET',
      path: list,
      access: 'owner',
      summary: `All of a profile, in the person’s own order, else latest first: ${kind}`,
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
      versioned: 'if-sent',
      conflicts: true,
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
