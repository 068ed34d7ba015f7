'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { type ListQuery, queryOf } from '@/components/kits/list/list-query';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import type { TextVersion } from '@/lib/contract/articles/text-versions';
import { formatDateTime } from '@/lib/domain/dates/dates';

const shownFirst = 5;
const shownMost = 100;

interface VersionList {
  data: TextVersion[];
  countTotal: number;
}

export interface VersionCalls<Content> {
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
export function VersionHistory<Content>({ calls, current, toValues }: VersionHistoryProps<Content>) {
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
