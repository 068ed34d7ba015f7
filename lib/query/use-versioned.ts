'use client';

import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';

export interface Versioned {
  version: number;
}

export type SaveOutcome = 'saved' | 'conflict' | 'gone';

interface VersionedOptions<Record extends Versioned, Input> {
  /** As the query has it now; it may change while somebody works on it. */
  record: Record;
  /** The version that earlier work on this device began with; the record's own if left out. */
  since?: number | undefined;
  /** Sends with `If-Match`; answers the record as it then is. */
  save: (input: Input, version: number) => Promise<Record>;
  /** Reads the record again, and throws where that fails. */
  refresh: () => Promise<unknown>;
}

/**
 * Changes a record on top of the version that its writer saw. After a 412 the record is read again and `theirs` holds it until the
 * writer decides; nothing is written over and nothing is lost. Other failures are thrown.
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
      // Without the other version there is nothing to decide on: the refusal itself is shown.
      await refresh().catch(() => Promise.reject(error));
      return 'conflict';
    }
  };

  return {
    /** On top of the version seen, or of the one that was on the screen when the reader was asked. */
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
    /** Goes on with what is typed, on top of theirs; saved only when it is sent again. */
    keepMine: accept,
    /** Theirs is what is seen from now on; the caller fills its form with the answer. */
    takeTheirs: (): Record => {
      accept();
      return record;
    },
  };
}
