'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { applicantNames } from './names';

/** The school's yes as a letter: to whom, for what, since when, and by which number the school finds it. */
export function AcceptanceLetter({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.letter');
  const locale = useLocale();
  const { school, enrollToSubject: program, startsOn, statusSince, referenceCode } = application;
  const schoolName = pickName(school, locale);
  return (
    <section
      aria-labelledby="acceptance"
      className="relative overflow-hidden rounded-2xl border border-border bg-surface px-5 pb-6 pt-8 sm:px-10 sm:pt-10"
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-2 bg-accent" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-4">
          <SchoolEmblem school={school} sizePx={72} />
          <p className="min-w-0 text-lg font-semibold">{schoolName}</p>
        </div>
        <p className="text-sm text-muted">{formatDate(statusSince, locale)}</p>
      </div>
      <h2 id="acceptance" className="mt-6 text-2xl">
        {t('title')}
      </h2>
      <p className="mt-4">{t('dear', { name: applicantNames(application, locale).name })}</p>
      <p className="mt-2 max-w-prose text-lg">
        {program
          ? t('toProgram', { school: schoolName, program: pickName(program, locale) })
          : t('toSchool', { school: schoolName })}
      </p>
      {startsOn && <p className="mt-2">{t('starts', { date: formatDate(startsOn, locale) })}</p>}
      <p className="mt-6 border-t border-border pt-4 text-sm text-muted">
        {t('source', { code: referenceCode, school: schoolName })}
      </p>
    </section>
  );
}
