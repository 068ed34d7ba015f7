import * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { deviceKeys, deviceStore } from '@/lib/device/device-store';
import { applicationSteps } from './application-steps';
import { applicationValues, emptyApplication } from './application-values';

/**
 * Increment it when older drafts can no longer be read; `applicationValues` handles missing and unknown fields by
 * itself.
 */
const version = 1;
const prefix = 'sala.application';

const lastStep = applicationSteps.length - 1;
const stepIndex = z.int().min(0).max(lastStep).catch(0);

const draft = z.object({
  version: z.literal(version),
  /** Sent with every attempt, so that all attempts create one application. */
  idempotencyKey: z.string().regex(/^[\w-]{8,100}$/),
  /** ISO 8601; null before the first save. */
  savedAt: z.iso.datetime().nullable(),
  school: z.object({ schoolId: z.uuid(), slug: z.string(), name: z.string(), nameNative: z.string() }),
  step: stepIndex,
  furthestStep: stepIndex,
  /** The program in the address when it was last opened. */
  preselected: z.string().nullable().catch(null),
  prefilled: z.boolean().catch(false),
  /** Of a change: the version of the application that it began from. */
  baseVersion: z.int().nullable().catch(null),
  values: applicationValues,
});
export type Draft = z.output<typeof draft>;

const storeOf = (owner: string) => deviceStore(prefix, draft, { scope: 'device', owner });
/** Where a draft lies on the device. */
export type DraftStore = ReturnType<typeof storeOf>;

/** Of changes to an application that was sent. */
export const changeStore = (userId: string, applicantId: string): DraftStore =>
  deviceStore(`${prefix}-change`, draft, { scope: 'device', owner: `${userId}:${applicantId}` });

/** Of an application that staff fill in for somebody else. */
export const deskStore = (staffId: string, userId: string, schoolId: string): DraftStore =>
  deviceStore(`${prefix}-desk`, draft, { scope: 'device', owner: `${staffId}:${userId}:${schoolId}` });

const ownerOf = (userId: string, schoolId: string) => `${userId}:${schoolId}`;

export const newDraft = (school: Draft['school']): Draft => ({
  version,
  idempotencyKey: newIdempotencyKey(),
  savedAt: null,
  school,
  step: 0,
  furthestStep: 0,
  preselected: null,
  prefilled: false,
  baseVersion: null,
  values: emptyApplication(),
});

/** Of an application to one school. */
export const draftStore = (userId: string, schoolId: string): DraftStore =>
  storeOf(ownerOf(userId, schoolId));

/** The draft of one person for one school; null when there is none, or none that this version can read. */
export const readDraft = (userId: string, schoolId: string): Draft | null =>
  storeOf(ownerOf(userId, schoolId)).read();

/** Stores a draft; false when the browser refuses (storage full or disabled). */
export const writeDraft = (userId: string, value: Draft): boolean =>
  storeOf(ownerOf(userId, value.school.schoolId)).write(value);

export const clearDraft = (userId: string, schoolId: string): boolean =>
  storeOf(ownerOf(userId, schoolId)).write(null);

/** All drafts of a person on this device, the latest first. */
export const draftsOf = (userId: string): Draft[] =>
  deviceKeys('device', `${prefix}:${userId}:`)
    .flatMap((schoolId) => readDraft(userId, schoolId) ?? [])
    .toSorted((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
