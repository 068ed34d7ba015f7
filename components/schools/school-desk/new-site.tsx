'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { academicApi } from '@/lib/api/academic';
import { marketingApi } from '@/lib/api/marketing';
import { isLeftOut } from '@/lib/env/left-out';
import { href } from '@/lib/routes/href';

/** What a new site still lacks; nothing where it lacks nothing. */
export function NewSite() {
  const t = useTranslations('advisor.newSite');
  const schools = useQuery(academicApi.schools.search.queryOptions({ query: { limit: 1 } }));
  const banks = useQuery({ ...marketingApi.banks.list.queryOptions(), enabled: !isLeftOut('loans') });
  const lacksSchools = schools.data?.total.value === 0;
  const lacksBanks = banks.data?.countTotal === 0;
  if (!lacksSchools && !lacksBanks) return null;
  return (
    <Panel title={t('title')}>
      <ul className="grid gap-4">
        {lacksSchools && (
          <li className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose">{t('schools')}</p>
            <LinkButton href={href('/advisor/school-information/create')} variant="secondary">
              {t('addSchool')}
            </LinkButton>
          </li>
        )}
        {lacksBanks && <li className="max-w-prose">{t('banks')}</li>}
      </ul>
    </Panel>
  );
}
