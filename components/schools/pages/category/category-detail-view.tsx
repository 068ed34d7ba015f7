import { useLocale, useTranslations } from 'next-intl';
import { ArticleCard } from '@/components/articles/article-card';
import { CourseCard } from '@/components/schools/course/course-card';
import { CardSection } from '@/components/kits/detail/card-section';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { MajorDeed } from '@/components/schools/major/major-deed';
import { MajorFacts } from '@/components/schools/major/major-facts';
import { MajorStudy } from '@/components/schools/major/major-study';
import { SchoolCard } from '@/components/schools/school/school-card';
import { ChipLink } from '@/components/ui/chip';
import { Illustration } from '@/components/ui/illustration';
import { PageTitle } from '@/components/ui/page-title';
import { articleFigures } from '@/lib/domain/articles/article-figures';
import { hueStyle } from '@/components/ui/hue-style';
import { fieldFigure, fieldHue } from '@/lib/domain/schools/field-figures';
import type { Category } from '@/lib/contract/schools/categories';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { majorNotesOf } from '@/lib/domain/schools/major-notes';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface CategoryDetailViewProps {
  major: Category;
  /** The other majors of its field. */
  related: readonly Category[];
  offer: {
    courses: readonly Subject[];
    /** All of them, for fees, places and admission. */
    programs: readonly Subject[];
    courseCount: number;
    schools: readonly SchoolSummary[];
    schoolCount: number;
  };
  articles: readonly ArticleSummary[];
  /** The day on which the page was made. */
  madeOn: string;
}

/** One major: what it is about, where it leads, who teaches it. */
export function CategoryDetailView({ major, related, offer, articles, madeOn }: CategoryDetailViewProps) {
  const t = useTranslations('category');
  const locale = useLocale();
  const name = pickName(major, locale);
  const categories = [major.categoryId];
  return (
    <>
      <Crumbs
        trail={[
          { label: t('title'), href: href('/category') },
          { label: name, href: href('/category/[slug]', { slug: major.categoryId }) },
        ]}
      />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 max-w-prose gap-8">
          <MajorWords major={major} />
          {offer.programs.length > 0 && (
            <MajorStudy categoryId={major.categoryId} programs={offer.programs} />
          )}
          <OtherMajors related={related} />
        </div>
        <div className="grid gap-5 max-lg:[&>.deed-card]:hidden lg:sticky lg:top-24">
          {offer.courseCount > 0 && (
            <MajorDeed
              categoryId={major.categoryId}
              name={name}
              courseCount={offer.courseCount}
              shape="card"
            />
          )}
          <MajorFacts major={major} courseCount={offer.courseCount} schoolCount={offer.schoolCount} />
        </div>
      </div>
      {offer.courses.length === 0 ? (
        <p className="mt-12 rounded-lg bg-sunken p-5 text-muted">{t('detail.noCourse')}</p>
      ) : (
        <CardSection
          id="major-courses"
          title={t('detail.courses')}
          more={{
            label: t('detail.allCourses', { count: offer.courseCount }),
            href: href('/course', undefined, { categories }),
          }}
        >
          {offer.courses.map((course) => (
            <li key={course.enrollableSubjectId}>
              <CourseCard course={course} madeOn={madeOn} />
            </li>
          ))}
        </CardSection>
      )}
      {offer.schools.length > 0 && (
        <CardSection
          id="major-schools"
          title={t('detail.schools')}
          more={{
            label: t('detail.allSchools', { count: offer.schoolCount }),
            href: href('/explore', undefined, { categories }),
          }}
        >
          {offer.schools.slice(0, 3).map((school) => (
            <li key={school.schoolId} className="grid">
              <SchoolCard school={school} />
            </li>
          ))}
        </CardSection>
      )}
      {articles.length > 0 && (
        <CardSection id="major-articles" title={t('detail.articles')}>
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} figure={articleFigures(articles)[index]} />
            </li>
          ))}
        </CardSection>
      )}
      {offer.courseCount > 0 && (
        <MajorDeed categoryId={major.categoryId} name={name} courseCount={offer.courseCount} shape="bar" />
      )}
    </>
  );
}

/** What a major is about, and where it leads. */
function MajorWords({ major }: Pick<CategoryDetailViewProps, 'major'>) {
  const t = useTranslations('category');
  const locale = useLocale();
  const notes = majorNotesOf(major.categoryId);
  return (
    <>
      <header style={hueStyle(fieldHue(major.field))} className="of-field flex items-center gap-4">
        <Illustration name={fieldFigure(major.field)} eager className="w-24 rounded-lg sm:w-36" />
        <PageTitle size="public" className="min-w-0">
          {pickName(major, locale)}
        </PageTitle>
      </header>
      {notes && (
        <>
          <section aria-labelledby="major-about">
            <h2 id="major-about" className="mb-2 text-xl">
              {t('detail.about')}
            </h2>
            <p className="text-lg">{t('detail.topics', { topics: pickText(notes.topics, locale) })}</p>
          </section>
          <section aria-labelledby="major-jobs">
            <h2 id="major-jobs" className="mb-2 text-xl">
              {t('detail.jobs')}
            </h2>
            <p className="text-lg">{t('detail.jobsBody', { jobs: pickText(notes.jobs, locale) })}</p>
          </section>
        </>
      )}
    </>
  );
}

function OtherMajors({ related }: Pick<CategoryDetailViewProps, 'related'>) {
  const t = useTranslations('category');
  const locale = useLocale();
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="major-related">
      <h2 id="major-related" className="mb-3 text-xl">
        {t('detail.related')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {related.map((other) => (
          <li key={other.categoryId}>
            <ChipLink href={href('/category/[slug]', { slug: other.categoryId })} prefetch={false}>
              {pickName(other, locale)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
