import { useLocale } from 'next-intl';
import { JsonLd } from '@/components/ui/json-ld';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { websiteUrl } from '@/lib/domain/contact-links';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { pickName, pickText } from '@/lib/i18n/pick';

const present = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** What schema.org calls each type of school. */
const kinds = {
  university: 'CollegeOrUniversity',
  institute: 'CollegeOrUniversity',
  'associate-degree-diploma': 'CollegeOrUniversity',
  k12: 'School',
  kindergarten: 'Preschool',
  tvet: 'EducationalOrganization',
  vocational: 'EducationalOrganization',
  'short-course': 'EducationalOrganization',
  'short-course-institute': 'EducationalOrganization',
} as const satisfies Record<SchoolType, string>;

/** The school for search engines. */
export function SchoolStructuredData({ school, url }: { school: SchoolDetail; url: string }) {
  const locale = useLocale();
  const province = provinceByCode(school.province);
  const data = present({
    '@type': kinds[school.schoolType],
    '@id': url,
    url,
    name: pickName(school, locale),
    alternateName: pickName(school, locale === 'km' ? 'en' : 'km'),
    description: pickText(school.tagline, locale),
    foundingDate: school.foundedYear && String(school.foundedYear),
    email: school.email,
    telephone: school.phone,
    sameAs: websiteUrl(school.website),
    address: present({
      '@type': 'PostalAddress',
      streetAddress: pickText(school.street, locale),
      addressRegion: province && placeLabel(province, locale),
      addressCountry: 'KH',
    }),
  });
  return <JsonLd data={data} />;
}
