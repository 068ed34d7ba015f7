'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { CardSkeletons, OwnSchoolList } from '@/components/admissions/own-schools/own-school-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

/** The schools that one has applied to or studies at, with state and next step. */
export function SchoolsScreen() {
  const t = useTranslations('ownSchools');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t('schools.title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('schools.lead')}</p>
      <QueryState query={viewer} skeleton={<CardSkeletons />}>
        {({ sub }) => (
          <OwnSchoolList
            userId={sub}
            empty={
              <Empty
                title={t('schools.none')}
                illustration="applications"
                action={<LinkButton href={href('/explore')}>{t('explore')}</LinkButton>}
              >
                {t('schools.noneBody')}
              </Empty>
            }
          />
        )}
      </QueryState>
    </>
  );
}
