'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import { keyOfBody } from '@/lib/api/idempotency-key';
import type { SectionKind } from '@/lib/contract/recruitment/profile-section';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { type Entry, entryFields, entrySchema, valuesOf } from './entry-forms';
import { EntryInput } from './entry-input';
import { nameOf } from './entry-name';
import { sectionCalls } from './section-calls';

interface EntryEditorProps {
  profile: CompleteProfile;
  kind: SectionKind;
  /** Null adds one. */
  entry: Entry | null;
  /** A new entry begins with what this one says. */
  like?: Entry;
  onClose: () => void;
}

const newEntry: Entry = { id: 'new', version: 0, confirmedBy: null };

/** Adds an entry to a collection, or changes one. */
export function EntryEditor({ profile, kind, entry, like, onClose }: EntryEditorProps) {
  const client = useQueryClient();
  const locale = useLocale();
  const [keyFor] = useState(keyOfBody);
  const [schema] = useState(() => entrySchema(kind));
  const calls = sectionCalls(kind, profile);
  const refresh = () =>
    client.refetchQueries({ queryKey: recruitmentApi.completeProfiles.key }, { throwOnError: true });
  return (
    <EntityEditor
      name={`profile-${kind}:${entry?.id ?? `new:${like?.id ?? ''}`}`}
      record={entry ?? newEntry}
      schema={schema}
      toValues={(record) => valuesOf(kind, record.version === 0 ? (like ?? null) : record)}
      save={async (body, version) => {
        const saved = entry
          ? await calls.update(entry.id, body, version)
          : await calls.create(body, keyFor(body));
        await refresh();
        return saved;
      }}
      refresh={refresh}
      onSaved={onClose}
      onCancel={onClose}
      describe={(theirs) => <p>{nameOf(kind, theirs, locale === 'en' ? 'en' : 'km')}</p>}
    >
      {entryFields[kind].map((field) => (
        <EntryInput key={field.name} field={field} />
      ))}
    </EntityEditor>
  );
}
