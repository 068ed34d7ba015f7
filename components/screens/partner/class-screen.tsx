'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ClassDesk } from '@/components/admissions/class-desk/class-desk';
import { OwnSchool } from '@/components/admissions/partner/own-school';
import { PageTitle } from '@/components/ui/page-title';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** The classes of the reader's own school: who is in them, what they learn, and when. */
export function PartnerClassScreen() {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  return (
    <OwnSchool hrefOf={(schoolId) => href('/partner/class', undefined, { schoolId })}>
      {(school) => (
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <p className="mb-3 mt-1 text-lg text-muted">{pickName(school, locale)}</p>
          <ClassDesk key={school.schoolId} schoolId={school.schoolId} />
        </div>
      )}
    </OwnSchool>
  );
}
