'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
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
  const locale = useLocale();
  const [schema] = useState(() => entrySchema(kind));
  const calls = sectionCalls(kind, profile);
  return (
    <RecordEditor
      name={`profile-${kind}:${entry?.id ?? `new:${like?.id ?? ''}`}`}
      record={entry ?? newEntry}
      schema={schema}
      toValues={(record) => valuesOf(kind, record.version === 0 ? (like ?? null) : record)}
      create={calls.create}
      update={(body, version, { id }) => calls.update(id, body, version)}
      keys={[recruitmentApi.completeProfiles.key]}
      onSaved={onClose}
      onCancel={onClose}
      describe={(theirs) => <p>{nameOf(kind, theirs, locale === 'en' ? 'en' : 'km')}</p>}
    >
      {entryFields[kind].map((field) => (
        <EntryInput key={field.name} field={field} />
      ))}
    </RecordEditor>
  );
}
