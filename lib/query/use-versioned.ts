'use client';

import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';

export interface Versioned {
  version: number;
}

export type SaveOutcome = 'saved' | 'conflict' | 'gone';

interface VersionedOptions<Record extends Versioned, Input> {
  /** The record of the query; it may change while a user edits it. */
  record: Record;
  /** The version on which a stored draft is based; the record's own if left out. */
  since?: number | undefined;
  /** Sends with `If-Match`; returns the changed record. */
  save: (input: Input, version: number) => Promise<Record>;
  /** Fetches the record again; throws when that fails. */
  refresh: () => Promise<unknown>;
}

/**
 * Changes a record, based on the version that the user saw. After a 412 the record is fetched again and is in
 * `theirs` until the user decides; nothing is overwritten and nothing is lost. Other failures are thrown.
 */
export function useVersioned<Record extends Versioned, Input>({
  record,
  since,
  save,
  refresh,
}: VersionedOptions<Record, Input>) {
  const [seen, setSeen] = useState({ record, version: since ?? record.version });
  const [isSaving, setSaving] = useState(false);
  const accept = () => setSeen({ record, version: record.version });

  const send = async (input: Input, version: number): Promise<SaveOutcome> => {
    try {
      const saved = await save(input, version);
      setSeen({ record: saved, version: saved.version });
      return 'saved';
    } catch (error) {
      if (isApiError(error, 404)) return 'gone';
      if (!isApiError(error, 412)) throw error;
      // Without the other version there is nothing to decide: the refusal itself is thrown.
      await refresh().catch(() => Promise.reject(error));
      return 'conflict';
    }
  };

  return {
    /** Based on the version seen, or on the one shown in the conflict. */
    save: async (input: Input, version = seen.version): Promise<SaveOutcome> => {
      setSaving(true);
      try {
        return await send(input, version);
      } finally {
        setSaving(false);
      }
    },
    isSaving,
    seen: seen.record,
    seenVersion: seen.version,
    theirs: !isSaving && record.version > seen.version ? record : null,
    /** Keeps the user's values, based on the other version; they are saved when the form is sent again. */
    keepMine: accept,
    /** The other version becomes the base; the caller fills its form with the returned record. */
    takeTheirs: (): Record => {
      accept();
      return record;
    },
  };
}
