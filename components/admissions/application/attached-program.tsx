import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Price } from '@/components/ui/price';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const linkStyle = 'rounded-sm underline-offset-4 hover:text-accent-text hover:underline';

/** The school and the program of an application, with links. */
export function AttachedProgram({
  application,
}: {
  application: Pick<Applicant, 'school' | 'enrollToSubject'>;
}) {
  const t = useTranslations('applications');
  const tEducation = useTranslations('education');
  const locale = useLocale();
  const { school, enrollToSubject: subject } = application;
  return (
    <div className="flex items-start gap-4">
      <SchoolEmblem school={school} sizePx={56} />
      <div className="min-w-0">
        <p className="text-lg font-semibold">
          <Link href={href('/school/[slug]', { slug: school.slug })} className={linkStyle}>
            {pickName(school, locale)}
          </Link>
        </p>
        {subject ? (
          <>
            <p className="mt-1">
              <Link href={href('/course/[id]', { id: subject.enrollableSubjectId })} className={linkStyle}>
                {pickName(subject, locale)}
              </Link>
            </p>
            <p className="text-sm text-muted">
              {tEducation('tuitionFee')}: <Price amountUsd={subject.tuitionFee} />
            </p>
          </>
        ) : (
          <p className="mt-1 text-muted">{t('noProgram')}</p>
        )}
      </div>
    </div>
  );
}
