'use client';

import { useTranslations } from 'next-intl';
import { ClassDesk } from '@/components/school-day/class-desk/class-desk';
import { ChosenOwnSchool } from '@/components/admissions/partner/own-school';
import { DeskHead } from '@/components/kits/list/desk-head';
import { href } from '@/lib/routes/href';

/** The classes of the reader's own school: who is in them, what they learn, and when. */
export function PartnerClassScreen() {
  const t = useTranslations('classDesk');
  return (
    <ChosenOwnSchool
      hrefOf={(schoolId) => href('/partner/class', undefined, { schoolId })}
      withHead={(school, owner) => (
        <div>
          <DeskHead title={t('title')} owner={owner} />
          <ClassDesk key={school.schoolId} schoolId={school.schoolId} />
        </div>
      )}
    />
  );
}
