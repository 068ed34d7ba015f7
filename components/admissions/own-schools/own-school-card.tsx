'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { OwnApplicationLine } from './own-application-line';
import type { OwnSchool } from './own-schools';

/** A school of the person: whether they study there, and their applications with state and next step. */
export function OwnSchoolCard({ own: { school, studies, applications } }: { own: OwnSchool }) {
  const t = useTranslations('ownSchools');
  const locale = useLocale();
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <SchoolEmblem school={school} sizePx={52} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            <Link
              href={href('/school/[slug]', { slug: school.slug })}
              className="rounded-sm underline-offset-4 hover:text-accent-text hover:underline"
            >
              {pickName(school, locale)}
            </Link>
          </h2>
          {studies.map(({ studentId, studentCode, status }) => (
            <p key={studentId} className="flex items-center gap-2">
              <Icon name="graduation-cap" className="size-5 shrink-0 text-success" />
              {t(`study.${status}`, { code: studentCode })}
            </p>
          ))}
        </div>
      </div>
      {applications.length > 0 && (
        <ul className="mt-3 divide-y divide-border border-t border-border">
          {applications.map((application) => (
            <li key={application.applicantId}>
              <OwnApplicationLine application={application} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
