import { JsonLd } from '@/components/ui/json-ld';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import { provinceByCode } from '@/lib/domain/geography/geography';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
} as const;

/** The vacancy in schema.org's format: only while it is open and its employer is checked. */
export function JobJsonLd({ vacancy, locale }: { vacancy: VacancyDetail; locale: Locale }) {
  const { isOpen, checkedOn, salaryMinUsd, salaryMaxUsd, deadline, postedAt, employer } = vacancy;
  if (!isOpen || checkedOn === null) return null;
  const pay = {
    ...(salaryMinUsd !== null && { minValue: salaryMinUsd }),
    ...(salaryMaxUsd !== null && { maxValue: salaryMaxUsd }),
  };
  return (
    <JsonLd
      data={{
        '@type': 'JobPosting',
        title: pickText(vacancy.title, locale),
        description: pickText(vacancy.description, locale),
        ...(postedAt && { datePosted: postedAt.slice(0, 10) }),
        ...(deadline && { validThrough: `${deadline}T23:59:59+07:00` }),
        employmentType: vacancy.kind === 'internship' ? 'INTERN' : employmentTypes[vacancy.schedule],
        hiringOrganization: {
          '@type': 'Organization',
          name: pickText(vacancy.companyName, locale),
          ...(employer?.site && { sameAs: employer.site }),
        },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressRegion: provinceByCode(vacancy.province)?.en ?? vacancy.province,
            addressCountry: 'KH',
            ...(employer?.address && { streetAddress: employer.address }),
          },
        },
        ...(vacancy.workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
        ...(Object.keys(pay).length > 0 && {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...pay },
          },
        }),
      }}
    />
  );
}
