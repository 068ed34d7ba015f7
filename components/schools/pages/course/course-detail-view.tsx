import { useLocale, useTranslations } from 'next-intl';
import { CourseAdmission } from '@/components/admissions/admission/course-admission';
import { CourseApplyBar } from '@/components/schools/course/course-apply-bar';
import { CourseCard } from '@/components/schools/course/course-card';
import { CourseFacts } from '@/components/schools/course/course-facts';
import { CourseJsonLd } from '@/components/schools/course/course-json-ld';
import { CourseOffer } from '@/components/schools/course/course-offer';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { CheckedLine } from '@/components/schools/school/checked-line';
import { SchoolCard } from '@/components/schools/school/school-card';
import { SharedPart } from '@/components/ui/shared-part';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject, SubjectDetail } from '@/lib/contract/schools/subjects';
import { Link } from '@/lib/i18n/navigation';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface CourseDetailViewProps {
  course: SubjectDetail;
  /** Null when the school was removed from the list meanwhile. */
  school: SchoolDetail | null;
  /** Other programs of the school. */
  others: readonly Subject[];
  /** Of the same major and degree at other schools, open for applications. */
  elsewhere: readonly Subject[];
  rielPerUsd: number;
  /** The day on which the page was rendered. */
  madeOn: string;
}

interface ProgramsProps {
  id: string;
  title: string;
  courses: readonly Subject[];
  withSchool: boolean;
  madeOn: string;
}

function Programs({ id, title, courses, withSchool, madeOn }: ProgramsProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {courses.map((course) => (
          <li key={course.enrollableSubjectId}>
            <CourseCard course={course} withSchool={withSchool} madeOn={madeOn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where else one can study: the same elsewhere, something else here. */
function MorePrograms({
  others,
  elsewhere,
  madeOn,
}: Pick<CourseDetailViewProps, 'others' | 'elsewhere' | 'madeOn'>) {
  const t = useTranslations('course.detail');
  return (
    <>
      <Programs id="course-elsewhere" title={t('elsewhere')} courses={elsewhere} withSchool madeOn={madeOn} />
      <Programs id="course-others" title={t('others')} courses={others} withSchool={false} madeOn={madeOn} />
    </>
  );
}

export function CourseDetailView(props: CourseDetailViewProps) {
  const { course, school, others, elsewhere, rielPerUsd, madeOn } = props;
  const t = useTranslations('course');
  const locale = useLocale();
  const careers = pickText(course.careers, locale);
  const schoolHref = href('/school/[slug]', { slug: course.school.slug });
  return (
    <>
      <CourseJsonLd course={course} locale={locale} />
      <Crumbs
        trail={[
          { label: t('title'), href: href('/course') },
          { label: pickName(course, locale), href: href('/course/[id]', { id: course.enrollableSubjectId }) },
        ]}
      />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <header>
          <div className="flex flex-wrap items-center gap-3">
            <SharedPart name={`program-${course.enrollableSubjectId}`}>
              <SchoolEmblem school={course.school} sizePx={44} />
            </SharedPart>
            <Link
              href={schoolHref}
              className="font-medium text-accent-text underline-offset-4 hover:underline"
            >
              {pickName(course.school, locale)}
            </Link>
          </div>
          <PageTitle size="public" className="mt-4">
            {pickName(course, locale)}
          </PageTitle>
        </header>
        <div className="grid gap-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CourseOffer course={course} school={school} rielPerUsd={rielPerUsd} madeOn={madeOn} />
        </div>
        <div className="grid max-w-prose gap-10">
          <section aria-labelledby="course-facts">
            <h2 id="course-facts" className="mb-4 text-xl">
              {t('detail.facts')}
            </h2>
            <CourseFacts course={course} />
            {school && (
              <div className="mt-4">
                <CheckedLine school={school} />
              </div>
            )}
          </section>
          <section aria-labelledby="course-about">
            <h2 id="course-about" className="mb-2 text-xl">
              {t('detail.about')}
            </h2>
            <p className="whitespace-pre-line">{pickText(course.description, locale)}</p>
          </section>
          <CourseAdmission course={course} />
          {careers && (
            <section aria-labelledby="course-careers">
              <h2 id="course-careers" className="mb-2 text-xl">
                {t('detail.careers')}
              </h2>
              <p className="whitespace-pre-line">{careers}</p>
            </section>
          )}
          <section aria-labelledby="course-questions">
            <h2 id="course-questions" className="mb-2 text-xl">
              {t('detail.questions')}
            </h2>
            <p>{t('detail.questionsBody')}</p>
            <TextLink href={href('/forum', undefined, { subject: course.enrollableSubjectId })}>
              {t('detail.toQuestions')}
            </TextLink>
          </section>
          {school && (
            <section aria-labelledby="course-school">
              <h2 id="course-school" className="mb-4 text-xl">
                {t('detail.school')}
              </h2>
              <div className="grid max-w-sm">
                <SchoolCard school={school} />
              </div>
            </section>
          )}
        </div>
      </div>
      <MorePrograms others={others} elsewhere={elsewhere} madeOn={madeOn} />
      <CourseApplyBar course={course} madeOn={madeOn} />
    </>
  );
}
