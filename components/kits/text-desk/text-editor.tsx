'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { pickText } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import type { RecordWrites } from '@/components/kits/editor/use-record-writes';
import { ReaderPreview, type PreviewTexts } from './reader-preview';
import { RemoveText } from './remove-text';
import { type Publication, PublicationBadge } from './text-states';
import { ChoiceField } from '@/components/form/choice-field';
import { InstantField } from '@/components/form/instant-field';
import { Panel } from '@/components/ui/panel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { type ListQuery, queryOf } from '@/components/kits/list/list-query';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import type { TextVersion } from '@/lib/contract/articles/text-versions';
import { formatDateTime } from '@/lib/domain/dates/dates';

const shownFirst = 5;
const shownMost = 100;

interface VersionList {
  data: TextVersion[];
  countTotal: number;
}

interface VersionCalls<Content> {
  list: (limit: number) => ListQuery<VersionList>;
  read: (version: number) => Promise<Content>;
}

interface VersionHistoryProps<Content> {
  calls: VersionCalls<Content>;
  /** The version that is saved now. */
  current: number;
  toValues: (content: Content) => FieldValues;
}

/** What the text said before, and when; an earlier version is put into the editor, and saved from there. */
function VersionHistory<Content>({ calls, current, toValues }: VersionHistoryProps<Content>) {
  const t = useTranslations('textDesk.history');
  const [limit, setLimit] = useState(shownFirst);
  const [used, setUsed] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const form = useFormContext();
  const query = useQuery({ ...queryOf(calls.list(limit)), placeholderData: keepPreviousData });
  const put = async (version: number) => {
    setFailed(false);
    try {
      form.reset(toValues(await calls.read(version)), { keepDefaultValues: true });
      setUsed(version);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Panel title={t('title')}>
      {query.isPending && <SkeletonText lines={3} />}
      {query.isError && <FailedNotice onRetry={() => void query.refetch()} />}
      {query.data?.countTotal === 0 && <p className="text-muted">{t('none')}</p>}
      <ol className="grid divide-y divide-border empty:hidden">
        {query.data?.data.map((version) => (
          <VersionLine
            key={version.version}
            version={version}
            isCurrent={version.version === current}
            onPut={() => void put(version.version)}
          />
        ))}
      </ol>
      {query.data && query.data.countTotal > query.data.data.length && limit < shownMost && (
        <Button variant="secondary" size="sm" className="mt-3 min-h-11" onClick={() => setLimit(shownMost)}>
          {t('older')}
        </Button>
      )}
      <p role="status" className="mt-3 font-medium text-accent-text empty:hidden">
        {used !== null && t('used', { version: used })}
      </p>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {hasFailed && t('failed')}
      </p>
    </Panel>
  );
}

interface VersionLineProps {
  version: TextVersion;
  isCurrent: boolean;
  onPut: () => void;
}

function VersionLine({ version, isCurrent, onPut }: VersionLineProps) {
  const t = useTranslations('textDesk');
  const locale = useLocale();
  const { author } = version;
  const name = author && (locale === 'km' ? author.nameNative || author.name : author.name);
  const title = locale === 'km' ? version.title_kh : version.title_en;
  const state = version.status === 'inactive' ? t('state.draft') : t(`languages.${version.publishedIn}`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{t('history.version', { version: version.version, title })}</p>
        <p className="text-sm text-muted">
          {[formatDateTime(version.at, locale), name ?? t('history.begin'), state].join(' · ')}
        </p>
      </div>
      {isCurrent ? (
        <span className="text-sm font-medium text-muted">{t('history.current')}</span>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t('history.putVersion', { version: version.version })}
          onClick={onPut}
        >
          {t('history.put')}
        </Button>
      )}
    </li>
  );
}

/** Draft or published, in which languages, from when: the same for all kinds of texts. */
function PublicationFields() {
  const t = useTranslations('textDesk');
  return (
    <Panel title={t('publication.title')}>
      <div className="grid gap-5">
        <ChoiceField
          name="status"
          label={t('publication.status')}
          choices={[
            { value: 'inactive', label: t('publication.draft'), hint: t('publication.draftHint') },
            { value: 'active', label: t('publication.publish'), hint: t('publication.publishHint') },
          ]}
        />
        <ChoiceField
          name="publishedIn"
          label={t('publication.languages')}
          choices={[
            { value: 'both', label: t('languages.both') },
            { value: 'kh', label: t('languages.kh'), hint: t('publication.oneHint') },
            { value: 'en', label: t('languages.en'), hint: t('publication.oneHint') },
          ]}
        />
        <InstantField
          name="published_date"
          label={t('publication.date')}
          hint={t('publication.dateHint')}
          optional
        />
      </div>
    </Panel>
  );
}

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
