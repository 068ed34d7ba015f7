import * as z from 'zod';
import { applicationSteps } from './application-steps';
import { applicationValues, emptyApplication } from './application-values';

/** Raise it when older drafts can no longer be read; `applicationValues` reads missing and unknown fields by itself. */
const version = 1;
const prefix = 'sala.application';

const lastStep = applicationSteps.length - 1;
const stepIndex = z.int().min(0).max(lastStep).catch(0);

const draft = z.object({
  version: z.literal(version),
  /** Goes with every try to send this draft, so that all of them make one application. */
  idempotencyKey: z.string().regex(/^[\w-]{8,100}$/),
  /** ISO 8601; null until it was stored for the first time. */
  savedAt: z.iso.datetime().nullable(),
  school: z.object({ schoolId: z.uuid(), slug: z.string(), name: z.string(), nameNative: z.string() }),
  step: stepIndex,
  furthestStep: stepIndex,
  /** The programme that the address named when it was last followed. */
  preselected: z.string().nullable().catch(null),
  prefilled: z.boolean().catch(false),
  values: applicationValues,
});
export type Draft = z.output<typeof draft>;

const keyOf = (userId: string, schoolId: string) => `${prefix}:${userId}:${schoolId}`;

/** 128 random bits; `randomUUID` is missing on plain http. */
const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const newDraft = (school: Draft['school']): Draft => ({
  version,
  idempotencyKey: newIdempotencyKey(),
  savedAt: null,
  school,
  step: 0,
  furthestStep: 0,
  preselected: null,
  prefilled: false,
  values: emptyApplication(),
});

const parseDraft = (text: string | null): Draft | null => {
  if (text === null) return null;
  try {
    return draft.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** The draft of one person for one school; null when there is none, or none that this version can read. */
export function readDraft(userId: string, schoolId: string): Draft | null {
  try {
    return parseDraft(localStorage.getItem(keyOf(userId, schoolId)));
  } catch {
    return null;
  }
}

/** Stores a draft; false where the device refuses (storage full or switched off). */
export function writeDraft(userId: string, value: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId, value.school.schoolId), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(userId: string, schoolId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, schoolId));
  } catch {
    // Where nothing can be stored, nothing is left behind.
  }
}

/** All drafts of a person on this device, the latest first. */
export function draftsOf(userId: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(userId, '')))
      .flatMap((key) => parseDraft(localStorage.getItem(key)) ?? [])
      .toSorted((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
  } catch {
    return [];
  }
}
