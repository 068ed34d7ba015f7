import * as z from 'zod';
import { defineDraft } from '@/components/kits/work/define-draft';
import { applicationSteps } from './application-steps';
import { applicationValues, emptyApplication } from './application-values';

const school = z.object({ schoolId: z.uuid(), slug: z.string(), name: z.string(), nameNative: z.string() });

const extra = z.object({
  school,
  /** The program in the address when it was last opened. */
  preselected: z.string().nullable().catch(null),
  prefilled: z.boolean().catch(false),
  /** Of a change: the version of the application that it began from. */
  baseVersion: z.int().nullable().catch(null),
});

const draftsNamed = (name: string) =>
  defineDraft({ name, steps: applicationSteps.length, values: applicationValues, extra });
const drafts = draftsNamed('sala.application');
const changes = draftsNamed('sala.application-change');
const deskDrafts = draftsNamed('sala.application-desk');

/** Of an application to one school. */
export const draftStore = (userId: string, schoolId: string) => drafts.of(`${userId}:${schoolId}`);
/** Where a draft lies on the device. */
export type DraftStore = ReturnType<typeof draftStore>;

/** Of changes to an application that was sent. */
export const changeStore = (userId: string, applicantId: string): DraftStore =>
  changes.of(`${userId}:${applicantId}`);

/** Of an application that staff fill in for somebody else. */
export const deskStore = (staffId: string, userId: string, schoolId: string): DraftStore =>
  deskDrafts.of(`${staffId}:${userId}:${schoolId}`);

export const newDraft = (of: z.output<typeof school>) =>
  drafts.fresh(emptyApplication(), { school: of, preselected: null, prefilled: false, baseVersion: null });
export type Draft = ReturnType<typeof newDraft>;

/** The draft of one person for one school; null when there is none, or none that this version can read. */
export const readDraft = (userId: string, schoolId: string): Draft | null =>
  draftStore(userId, schoolId).read();

/** Stores a draft; false when the browser refuses (storage full or disabled). */
export const writeDraft = (userId: string, value: Draft): boolean =>
  draftStore(userId, value.school.schoolId).write(value);

export const clearDraft = (userId: string, schoolId: string): boolean =>
  draftStore(userId, schoolId).write(null);

/** All drafts of a person on this device, the latest first. */
export const draftsOf = (userId: string): Draft[] =>
  drafts
    .ownersOf(`${userId}:`)
    .flatMap((schoolId) => readDraft(userId, schoolId) ?? [])
    .toSorted((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
