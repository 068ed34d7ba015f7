import { useLocale } from 'next-intl';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { websiteUrl } from '@/lib/domain/contact-links';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { pickName, pickText } from '@/lib/i18n/pick';

const present = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** The school for search engines, as schema.org's `EducationalOrganization`. */
export function SchoolStructuredData({ school, url }: { school: SchoolDetail; url: string }) {
  const locale = useLocale();
  const province = provinceByCode(school.province);
  const data = present({
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
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
  // A `<` in a school's text could end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
