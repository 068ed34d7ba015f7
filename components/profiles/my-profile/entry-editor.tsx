'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { type Entry, entryFields, entrySchema, valuesOfEntry } from './entry-forms';
import { nameOf } from './entry-name';
import { sectionCalls } from './section-calls';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { attributeKinds, experienceTypes } from '@/lib/domain/profiles/recruitment-options';
import { BothLanguages } from './both-languages';

const levels = ['1', '2', '3', '4', '5'] as const;

/** One field of an entry. */
function EntryInput({ field }: { field: (typeof entryFields)['education'][number] }) {
  const t = useTranslations('myProfile');
  const words = useTranslations('cv');
  const { name, as, optional = false, hint } = field;
  const base = { name, label: t(`fields.${name}`), optional, ...(hint && { hint: t(`hints.${hint}`) }) };
  switch (as) {
    case 'both':
      return <BothLanguages {...base} maxLength={200} />;
    case 'long':
      return <BothLanguages {...base} isLong rows={4} maxLength={3000} />;
    case 'day':
      return <DateField {...base} />;
    case 'type':
      return (
        <SelectField
          {...base}
          options={experienceTypes.map((value) => ({ value, label: words(`type.${value}`) }))}
        />
      );
    case 'kind':
      return (
        <SelectField
          {...base}
          options={attributeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      );
    case 'level':
      return (
        <SelectField {...base} options={levels.map((value) => ({ value, label: words(`level.${value}`) }))} />
      );
    default:
      return <TextField {...base} autoComplete="off" />;
  }
}

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
      toValues={(record) => valuesOfEntry(kind, record.version === 0 ? (like ?? null) : record)}
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
