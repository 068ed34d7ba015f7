'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChosenOwnSchool } from '@/components/admissions/partner/own-school';
import { Empty } from '@/components/feedback/empty';
import { SchoolStaff } from '@/components/accounts/people/school-staff';
import { useIsSchoolStaff } from '@/components/schools/school-desk/own-schools';
import { PageTitle } from '@/components/ui/page-title';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** Who works at the reader's own school. School admins keep the list; others learn whom to ask. */
export function PartnerStaffScreen() {
  const t = useTranslations('people.staff.atSchool');
  const locale = useLocale();
  const isAdmin = useIsSchoolStaff();
  return (
    <ChosenOwnSchool hrefOf={(schoolId) => href('/partner/staff', undefined, { schoolId })}>
      {(school) => {
        const schoolName = pickName(school, locale);
        if (isAdmin)
          return <SchoolStaff key={school.schoolId} schoolId={school.schoolId} schoolName={schoolName} />;
        return (
          <div>
            <PageTitle>{t('title')}</PageTitle>
            <Empty title={t('adminsOnly')}>{t('adminsOnlyBody', { school: schoolName })}</Empty>
          </div>
        );
      }}
    </ChosenOwnSchool>
  );
}
