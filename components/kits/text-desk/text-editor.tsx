'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { pickText } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import type { RecordWrites } from '@/components/kits/editor/use-record-writes';
import { PublicationFields } from './publication-fields';
import { ReaderPreview, type PreviewTexts } from './reader-preview';
import { RemoveText } from './remove-text';
import { type Publication, PublicationBadge } from './text-states';
import { type VersionCalls, VersionHistory } from './version-history';

/** What every kind of text has, the new ones too: these have version 0. */
export interface DeskText extends Publication {
  id: string;
  version: number;
  title_en: string;
  title_kh: string;
}

/** How a kind of texts is read and written. */
export interface TextDesk<Schema extends FormSchema, Text extends DeskText, Content> {
  /** Names drafts on the device. */
  name: string;
  schema: Schema;
  toValues: (content: Content) => z.input<Schema>;
  create: (body: z.output<Schema>, idempotencyKey: string) => Promise<Text>;
  update: (id: string, body: z.output<Schema>, version: number) => Promise<Text>;
  remove: (id: string) => Promise<unknown>;
  versions: (id: string) => VersionCalls<Content>;
  /** What a change outdates: its own resource first. */
  keys: RecordWrites<z.output<Schema>, Text>['keys'];
  list: { href: Href; label: string };
  editHref: (id: string) => Href;
}

interface TextEditorProps<Schema extends FormSchema, Text extends DeskText & Content, Content> {
  desk: TextDesk<Schema, Text, Content>;
  record: Text;
  heading: string;
  previewTexts: PreviewTexts;
  preview: (values: Partial<z.input<Schema>>) => ReactNode;
  /** The fields of this kind that stand beside the text. */
  settings: ReactNode;
  /** Its text. */
  children: ReactNode;
}

const namesOf = ({ title_kh, title_en }: DeskText) => ({ km: title_kh, en: title_en });

/** Writes one text in both languages: draft, preview, publication, history. One editor for all kinds. */
export function TextEditor<Schema extends FormSchema, Text extends DeskText & Content, Content>(
  props: TextEditorProps<Schema, Text, Content>,
) {
  const { desk, record, heading, previewTexts, preview, settings, children } = props;
  const { name, remove, versions, update, editHref, ...calls } = desk;
  const t = useTranslations('textDesk');
  const locale = useLocale();
  return (
    <RecordDesk
      {...calls}
      name={`${name}:${record.id || 'new'}`}
      record={record}
      heading={heading}
      names={namesOf}
      meta={<PublicationBadge {...record} />}
      actions={
        <RemoveText
          title={pickText(namesOf(record), locale)}
          remove={() => remove(record.id)}
          stale={desk.keys}
          back={desk.list.href}
        />
      }
      update={(body, version, stored) => update(stored.id, body, version)}
      editHref={(stored) => editHref(stored.id)}
      saved={t('saved')}
      preview={(values) => <ReaderPreview texts={previewTexts}>{preview(values)}</ReaderPreview>}
      settings={
        <>
          <PublicationFields />
          {settings}
        </>
      }
    >
      {children}
      {record.version > 0 && (
        <VersionHistory calls={versions(record.id)} current={record.version} toValues={desk.toValues} />
      )}
    </RecordDesk>
  );
}
