import type * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import type { revisionProposal } from '@/lib/contract/academic/content-revisions';

export type RevisionValues = z.input<typeof revisionProposal>;

interface RevisionDraft {
  values: Partial<RevisionValues>;
  /** Repeating a call that got no answer must not make a second proposal. */
  key: string;
  /** What was last sent under the key, if anything was. */
  sent: string | null;
}

const storageKeyOf = (schoolId: string) => `sala-revision:${schoolId}`;

const isDraft = (value: unknown): value is RevisionDraft =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'values' in value &&
  typeof value.values === 'object';

/** What was typed about this school before, in this tab; a new draft otherwise. */
export function readRevisionDraft(schoolId: string): RevisionDraft {
  const fresh = { values: {}, key: newIdempotencyKey(), sent: null };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeyOf(schoolId)) ?? 'null');
    return isDraft(stored) ? stored : fresh;
  } catch {
    return fresh;
  }
}

function write(schoolId: string, draft: RevisionDraft): void {
  try {
    sessionStorage.setItem(storageKeyOf(schoolId), JSON.stringify(draft));
  } catch {
    // Without storage the open form still holds the text.
  }
}

export function keepRevisionValues(schoolId: string, values: Partial<RevisionValues>): void {
  write(schoolId, { ...readRevisionDraft(schoolId), values });
}

/** The key to send these values under: the draft's own, until something else was sent under it. */
export function revisionKeyFor(schoolId: string, values: RevisionValues): string {
  const draft = readRevisionDraft(schoolId);
  const sending = JSON.stringify(values);
  const key = draft.sent === null || draft.sent === sending ? draft.key : newIdempotencyKey();
  write(schoolId, { values, key, sent: sending });
  return key;
}

export function forgetRevisionDraft(schoolId: string): void {
  try {
    sessionStorage.removeItem(storageKeyOf(schoolId));
  } catch {
    // Nothing was kept then.
  }
}
