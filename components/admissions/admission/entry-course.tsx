'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { QueryProvider } from '@/lib/query/query-provider';
import { EntryPanel } from './entry-panel';
import { EntrySkeleton } from './entry-skeleton';
import { entryTexts } from './entry-texts';
import { EntryVerdict } from './entry-verdict';
import type { PriorStudy, AdmissionRule } from '@/lib/domain/schools/admission-rule';
import type { Way, Admission } from '@/lib/domain/schools/may-enter';
import { Link } from '@/lib/i18n/navigation';
import { type Href, href } from '@/lib/routes/href';
import { Price } from '@/components/ui/price';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { pickName } from '@/lib/i18n/pick';

/** As many as are read, best first, and as many of them as are shown. */
const readMax = 100;
const shownMax = 4;

interface OtherProgramsProps {
  categoryId: string;
  exceptId: string;
  check: (rule: AdmissionRule | null) => Admission;
}

/** Programs of the same major that would take one, the best match first. */
function OtherPrograms({ categoryId, exceptId, check }: OtherProgramsProps) {
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
        enrollableSubjectId !== exceptId && check(admission).verdict === 'yes',
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

const courses = (degree: string, categoryId: string | null): Href =>
  href('/course', undefined, { degree, ...(categoryId && { categories: categoryId }) });

const technical = 'vocational-certificate,tvet-certificate-1,tvet-certificate-2,tvet-certificate-3';

interface EntryWaysProps {
  ways: readonly Way[];
  /** What the program asks for. */
  needs: PriorStudy;
  /** The major of the program, so that links lead to the same one. */
  categoryId: string | null;
}

/** What remains open to somebody who is not admitted now, each with its next step. */
function EntryWays({ ways, needs, categoryId }: EntryWaysProps) {
  const t = useTranslations('entry');
  const linkOf = (way: Way): Href | null => {
    if (way === 'associate') return courses('associate', categoryId);
    if (way === 'tvet') return courses(technical, null);
    return way === 'earlier-degree' ? courses(needs, categoryId) : null;
  };
  if (ways.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{t('ways')}</h4>
      <ul className="mt-2 grid gap-3">
        {ways.map((way) => {
          const link = linkOf(way);
          return (
            <li key={way} className="rounded-md bg-sunken p-3">
              <p className="font-medium">{t(`way.${way}.title`)}</p>
              <p className="text-sm">{t(`way.${way}.body`)}</p>
              {link && (
                <Link
                  href={link}
                  className="mt-1 inline-flex min-h-9 items-center text-sm font-semibold text-accent-text underline-offset-4 hover:underline"
                >
                  {t('seeCourses')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Course({ id }: { id: string }) {
  const t = useTranslations('entry');
  const course = useQuery(academicApi.subjects.get.queryOptions({ params: { id } }));
  return (
    <section aria-label={t('title')} className="mt-4 rounded-lg border border-border bg-surface p-4 sm:p-5">
      <QueryState query={course} skeleton={<Skeleton className="h-64" />}>
        {({ admission: rule, enrollableCategoryId }) => {
          if (!rule) return <p>{t('unpublished')}</p>;
          return (
            <EntryPanel rules={[rule]}>
              {(check) => {
                const admission = check(rule);
                return (
                  <>
                    <EntryVerdict admission={admission} />
                    <EntryWays ways={admission.ways} needs={rule.needs} categoryId={enrollableCategoryId} />
                    {admission.verdict !== 'yes' && enrollableCategoryId && (
                      <OtherPrograms categoryId={enrollableCategoryId} exceptId={id} check={check} />
                    )}
                  </>
                );
              }}
            </EntryPanel>
          );
        }}
      </QueryState>
    </section>
  );
}

/** The questions and the answer for one program. */
export const EntryCourse = withTexts(
  (props: { id: string }) => (
    <QueryProvider>
      <Course {...props} />
    </QueryProvider>
  ),
  entryTexts,
  EntrySkeleton,
);
