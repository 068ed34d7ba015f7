import { useLocale, useTranslations } from 'next-intl';
import { ApplySteps } from '@/components/home/apply-steps';
import { FieldList } from '@/components/home/field-list';
import { Hero } from '@/components/home/hero';
import { fieldsOf, typesOf, varietyOf, withScholarships } from '@/components/home/home-facts';
import { HomeJsonLd } from '@/components/home/home-json-ld';
import { HomeSection } from '@/components/home/home-section';
import { LatestCourses } from '@/components/home/latest-courses';
import { PartnerList } from '@/components/home/partner-list';
import { ScholarshipBand } from '@/components/home/scholarship-band';
import { SchoolRow } from '@/components/home/school-row';
import { TestInvitation } from '@/components/home/test-invitation';
import { TypeGrid } from '@/components/home/type-grid';
import { provincesOf } from '@/components/school/province-counts';
import { ProvinceList } from '@/components/school/province-list';
import { RiseOnScroll } from '@/components/ui/rise-on-scroll';
import type { Category } from '@/lib/contract/academic/categories';
import type { SchoolSummary } from '@/lib/contract/academic/schools';
import type { Subject } from '@/lib/contract/academic/subjects';
import { href } from '@/lib/routes/href';

const schoolsShown = 6;
const scholarshipSchoolsShown = 3;
const popularTypes = 3;
const fieldsShown = 12;

interface HomeViewProps {
  /** All of them. */
  schools: readonly SchoolSummary[];
  categories: readonly Category[];
  partners: { data: readonly SchoolSummary[]; countTotal: number };
  courses: readonly Subject[];
}

/** The front page. Empty sections are left out. */
export function HomeView({ schools, categories, partners, courses }: HomeViewProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  const types = typesOf(schools);
  const fields = fieldsOf(categories, locale);
  const helping = withScholarships(schools);
  const everySchool = { href: href('/explore'), label: t('explore.all', { count: schools.length }) };
  return (
    <>
      <HomeJsonLd locale={locale} />
      <Hero types={types.slice(0, popularTypes).map(({ type }) => type)} />
      {types.length > 0 && (
        <HomeSection id="home-types" title={t('types.title')}>
          <TypeGrid types={types} />
        </HomeSection>
      )}
      {fields.length > 0 && (
        <HomeSection id="home-fields" title={t('fields.title')} lead={t('fields.lead')}>
          <FieldList fields={fields.slice(0, fieldsShown)} />
        </HomeSection>
      )}
      <TestInvitation />
      {schools.length > 0 && (
        <HomeSection id="home-explore" title={t('explore.title')} more={everySchool}>
          <SchoolRow schools={varietyOf(schools, schoolsShown)} />
        </HomeSection>
      )}
      <ApplySteps />
      {courses.length > 0 && (
        <HomeSection
          id="home-courses"
          title={t('courses.title')}
          more={{ href: href('/course'), label: t('courses.all') }}
        >
          <LatestCourses courses={courses} />
        </HomeSection>
      )}
      {helping.length > 0 && (
        <ScholarshipBand schools={helping.slice(0, scholarshipSchoolsShown)} total={helping.length} />
      )}
      {partners.data.length > 0 && (
        <HomeSection id="home-partners" title={t('partners.title')} lead={t('partners.lead')}>
          <PartnerList schools={partners.data} total={partners.countTotal} />
        </HomeSection>
      )}
      {schools.length > 0 && (
        <HomeSection id="home-provinces" title={t('provinces.title')} lead={t('provinces.lead')}>
          <ProvinceList provinces={provincesOf(schools)} />
        </HomeSection>
      )}
      <RiseOnScroll />
    </>
  );
}
