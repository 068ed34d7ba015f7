'use client';

import { useTranslations } from 'next-intl';
import { SchoolYear } from '@/components/portal/academic-calendar/school-year';
import { PortalPage } from '@/components/portal/membership/portal-page';
import { HolidayList } from '@/components/schools/event-desk/holiday-list';
import { TermList } from '@/components/schools/event-desk/term-list';
import { Skeleton } from '@/components/ui/skeleton';

/** The year of a school: terms, weeks of exams, holidays; its office edits them here. */
export function AcademicCalendarScreen() {
  const t = useTranslations('academicCalendar');
  return (
    <PortalPage title={t('title')} lead={t('lead')} skeleton={<Skeleton className="h-96" />}>
      {({ membership: { organizationId, kind } }) => (
        <>
          <SchoolYear orgId={organizationId} isOffice={kind === 'office'} />
          {kind === 'office' && (
            <>
              <TermList key={`terms ${organizationId}`} organizationId={organizationId} />
              <HolidayList key={`days ${organizationId}`} organizationId={organizationId} isSchool />
            </>
          )}
        </>
      )}
    </PortalPage>
  );
}
