'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { OwnProgramList } from '@/components/admissions/own-schools/own-program-list';
import { CardSkeletons } from '@/components/admissions/own-schools/own-school-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

/** The programs that one has applied to or saved. */
export function CoursesScreen() {
  const t = useTranslations('ownSchools');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t('courses.title')}</PageTitle>
      <p className="mt-1.5 text-muted">{t('courses.lead')}</p>
      <p className="mb-6 mt-3">
        <LinkButton href={href('/profile/courserequest')} variant="secondary" size="sm" className="min-h-11">
          {t('courses.ask')}
        </LinkButton>
      </p>
      <QueryState query={viewer} skeleton={<CardSkeletons />}>
        {({ sub }) => <OwnProgramList userId={sub} />}
      </QueryState>
    </>
  );
}
