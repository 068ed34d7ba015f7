'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import { academicApi } from '@/lib/api/academic';
import type { AdmissionRule } from '@/lib/domain/schools/admission-rule';
import type { Admission } from '@/lib/domain/schools/check-admission';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** As many as are read, best first, and as many of them as are shown. */
const readMax = 100;
const shownMax = 4;

interface OtherProgramsProps {
  categoryId: string;
  exceptId: string;
  check: (rule: AdmissionRule) => Admission;
}

/** Programs of the same major that would take one, the best match first. */
export function OtherPrograms({ categoryId, exceptId, check }: OtherProgramsProps) {
  const t = useTranslations('entry');
  const words = useTranslations('education');
  const lang = useLocale();
  const { data } = useQuery(
    academicApi.subjects.list.queryOptions({
      query: { categories: [categoryId], status: 'active', order: 'relevance', lang, limit: readMax },
    }),
  );
  const open = (data?.data ?? [])
    .filter(
      ({ enrollableSubjectId, admission }) =>
        enrollableSubjectId !== exceptId && admission !== null && check(admission).verdict === 'yes',
    )
    .slice(0, shownMax);
  if (open.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{t('others')}</h4>
      <ul className="mt-2 divide-y divide-border overflow-hidden rounded-lg border border-border">
        {open.map((course) => (
          <li key={course.enrollableSubjectId} className="line-row">
            <div className="min-w-0">
              <Link href={href('/course/[id]', { id: course.enrollableSubjectId })} className="line-link">
                {pickName(course, lang)}
              </Link>
              <p className="text-sm text-muted">
                {pickName(course.school, lang)} · {words(`degree.${course.degree}`)}
              </p>
            </div>
            <Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} className="text-sm" />
          </li>
        ))}
      </ul>
    </div>
  );
}
