import { readToldDate } from '@/lib/domain/values/date';
import { gpaOf } from '@/lib/domain/values/score';
import * as z from 'zod';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import { profileSectionResources } from '@/lib/contract/profiles/profile-sections';
import { isIsoDay, parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

/** How a field is typed: `both` is a text in either language. */
type Control = 'both' | 'long' | 'text' | 'day' | 'type' | 'kind' | 'level';

interface EntryField {
  name: FieldName;
  as: Control;
  optional?: true;
  hint?: keyof (typeof import('@/messages/en/profiles/myProfile.json'))['hints'];
}

type FieldName = keyof (typeof import('@/messages/en/profiles/myProfile.json'))['fields'];

const either = (
  name: FieldName,
  more: Omit<EntryField, 'name' | 'as'> & { as?: Control } = {},
): EntryField => ({
  name,
  as: 'both',
  ...more,
});
const optional = true as const;

/** The fields of each collection, in the order of its form. */
export const entryFields: Record<SectionKind, readonly EntryField[]> = {
  education: [
    either('degreeName'),
    either('schoolName'),
    either('fieldOfStudy', { hint: 'highSchool' }),
    { name: 'startDate', as: 'day', hint: 'yearEnough' },
    { name: 'endDate', as: 'day', optional, hint: 'stillStudies' },
    { name: 'score', as: 'text', optional, hint: 'anyScale' },
  ],
  experience: [
    either('jobTitle'),
    either('companyName'),
    { name: 'experienceType', as: 'type' },
    { name: 'jobDescription', as: 'long', hint: 'oneSentence' },
    either('location', { optional }),
    { name: 'startDate', as: 'day', optional, hint: 'yearEnough' },
    { name: 'endDate', as: 'day', optional, hint: 'stillRuns' },
  ],
  achievement: [
    either('title'),
    either('issuingOrganization'),
    { name: 'dateReceived', as: 'day', hint: 'yearEnough' },
    { name: 'description', as: 'long', optional },
  ],
  reference: [
    either('name'),
    either('position'),
    either('companyName', { optional }),
    { name: 'phone', as: 'text', optional, hint: 'referee' },
    { name: 'email', as: 'text', optional },
  ],
  certificate: [
    either('name'),
    { name: 'dateEarned', as: 'day', hint: 'yearEnough' },
    either('issuingOrganization', { optional }),
    { name: 'expiryDate', as: 'day', optional },
    { name: 'credentialId', as: 'text', optional },
  ],
  attribute: [{ name: 'kind', as: 'kind' }, either('name'), { name: 'level', as: 'level', optional }],
};

/** An entry of any collection as the page reads it. */
export interface Entry {
  id: string;
  version: number;
  confirmedBy: { name: string; nameNative: string } | null;
  isShow?: boolean | undefined;
  [field: string]: unknown;
}

type Values = Record<string, string>;

const namesOf = (kind: SectionKind): { name: string; isDay: boolean }[] =>
  entryFields[kind].flatMap(({ name, as }): { name: string; isDay: boolean }[] =>
    as === 'both' || as === 'long'
      ? [name, `${name}Native`].map((each) => ({ name: each, isDay: false }))
      : [{ name, isDay: as === 'day' }],
  );

const shown = (value: unknown, isDay: boolean): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  if (!isDay) return value;
  if (isIsoDay(value)) return toMonthDayYear(value);
  // A month as people write it before its year.
  return value.split('-').toReversed().join('/');
};

/** What the fields show of an entry; all are empty for a new one. */
export const valuesOfEntry = (kind: SectionKind, entry: Entry | null): Values =>
  Object.fromEntries(
    namesOf(kind).map(({ name, isDay }) => [
      name,
      shown(entry?.[name] ?? (name === 'score' ? entry?.['gpa'] : null), isDay),
    ]),
  );

/** A result on the scale of four is the grade point average too. */
const withGpa = (typed: Values): Values =>
  typed['score'] === undefined ? typed : { ...typed, gpa: String(gpaOf(typed['score']) ?? '') };

/** The contract's own body, read from what is typed: '' is nothing, a day is written month first. */
export const entrySchema = (kind: SectionKind): z.ZodType<Record<string, unknown>, Values> => {
  const section = profileSectionResources.find(({ name }) => name === `recruitment/${kind}`);
  if (!section) throw new Error(`There is no collection ${kind}.`);
  const days = new Set(namesOf(kind).flatMap(({ name, isDay }) => (isDay ? [name] : [])));
  return z
    .record(z.string(), z.string())
    .transform((typed): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(withGpa(typed)).map(([name, value]) => {
          if (value.trim() === '') return [name, null];
          return [name, days.has(name) ? (parseMonthDayYear(value) ?? readToldDate(value) ?? value) : value];
        }),
      ),
    )
    .pipe(
      section.endpoints.create.body as unknown as z.ZodType<Record<string, unknown>, Record<string, unknown>>,
    );
};
