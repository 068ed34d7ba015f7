'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import { FormPreview } from './form-preview';

/** What the school asked before. Applications are still read by the version that they answer. */
export function FormVersions({ schoolId, current }: { schoolId: string; current: number }) {
  const t = useTranslations('schoolDesk.form');
  const id = useId();
  const [version, setVersion] = useState('');
  const query = useQuery({
    ...applicantApi.applicants.schema.queryOptions({ params: { id: schoolId }, query: { version } }),
    enabled: version !== '',
  });
  return (
    <Panel title={t('versions')}>
      <Label htmlFor={id} className="mb-1.5">
        {t('versionsLabel')}
      </Label>
      <Select id={id} value={version} onChange={(event) => setVersion(event.target.value)}>
        <option value="">{t('versionsNone')}</option>
        {Array.from({ length: current }, (_, earlier) => (
          <option key={earlier} value={earlier}>
            {earlier === 0 ? t('versionZero') : t('version', { number: earlier })}
          </option>
        )).toReversed()}
      </Select>
      {version !== '' && (
        <div className="mt-4">
          <QueryState query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
            {({ form }) => <FormPreview form={form} />}
          </QueryState>
        </div>
      )}
    </Panel>
  );
}
