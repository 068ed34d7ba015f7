'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/people/people/person-names';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { ownSchoolsQuery, schoolsNow } from './own-start-queries';
import { StartTile } from './start-tile';

/** The schools where one studies, or a child does, and the way to the lessons there. */
export function SchoolTiles({ userId }: { userId: string }) {
  const t = useTranslations('ownStart.school');
  const locale = useLocale();
  const { data } = useQuery(ownSchoolsQuery(userId));
  return schoolsNow(data?.data ?? []).map(({ kind, student, ...place }) => {
    const school = pickName(place, locale);
    const query = { org: place.organizationId, student: student.studentId };
    return (
      <StartTile
        key={`${kind} ${student.studentId}`}
        wide
        icon="graduation-cap"
        title={t('title')}
        to={{ href: href('/profile/enrolled/school-dashboard', undefined, query), label: t('open') }}
      >
        <p>
          {kind === 'guardian'
            ? t('guardian', { school, name: personNames(student, locale).name })
            : t('student', { school, code: student.studentCode })}
        </p>
      </StartTile>
    );
  });
}
