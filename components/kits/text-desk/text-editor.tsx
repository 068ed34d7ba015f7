'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import type * as z from 'zod';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import type { FormSchema } from '@/components/form/schema-resolver';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { useRouter } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
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
  /** Query keys that a change outdates. */
  keys: readonly (readonly unknown[])[];
  list: { href: Href; label: string };
  editHref: (id: string) => Href;
}

interface TextEditorProps<Schema extends FormSchema, Text extends DeskText & Content, Content> {
  desk: TextDesk<Schema, Text, Content>;
  record: Text;
  heading: string;
  previewTexts: PreviewTexts;
  preview: (values: Partial<z.input<Schema>>) => ReactNode;
  describe: (theirs: Text) => ReactNode;
  /** The fields of this kind. */
  children: ReactNode;
}

/** Writes one text in both languages: draft, preview, publication, history. One editor for all kinds. */
export function TextEditor<Schema extends FormSchema, Text extends DeskText & Content, Content>(
  props: TextEditorProps<Schema, Text, Content>,
) {
  const { desk, record, heading, previewTexts, preview, describe, children } = props;
  const t = useTranslations('textDesk');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const isNew = record.version === 0;
  const keyOf = useRef(keyOfBody());
  const createdId = useRef('');
  const refresh = () =>
    Promise.all(desk.keys.map((queryKey) => client.refetchQueries({ queryKey }, { throwOnError: true })));
  const save = async (body: z.output<Schema>, version: number): Promise<Text> => {
    if (version > 0) return desk.update(record.id, body, version);
    const created = await desk.create(body, keyOf.current(body));
    createdId.current = created.id;
    return created;
  };
  const title = locale === 'km' ? record.title_kh : record.title_en;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <BackLink href={desk.list.href}>{desk.list.label}</BackLink>
        <DetailHeader
          title={isNew ? heading : title}
          meta={!isNew && <PublicationBadge {...record} />}
          actions={
            !isNew && (
              <RemoveText
                title={title}
                remove={() => desk.remove(record.id)}
                onRemoved={() => router.replace(desk.list.href)}
              />
            )
          }
        />
      </div>
      <EntityEditor
        name={`${desk.name}:${record.id || 'new'}`}
        record={record}
        schema={desk.schema}
        toValues={desk.toValues}
        save={save}
        refresh={refresh}
        onSaved={() => {
          showToast({ kind: 'success', message: t('saved') });
          if (isNew) router.replace(desk.editHref(createdId.current));
          else void refresh().catch(() => undefined);
        }}
        describe={describe}
        preview={(values) => <ReaderPreview texts={previewTexts}>{preview(values)}</ReaderPreview>}
        previewBelow
      >
        {children}
        <PublicationFields />
        {!isNew && (
          <VersionHistory
            calls={desk.versions(record.id)}
            current={record.version}
            toValues={desk.toValues}
          />
        )}
      </EntityEditor>
    </div>
  );
}
