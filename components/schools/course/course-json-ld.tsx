import { JsonLd } from '@/components/ui/json-ld';
import type { SubjectDetail } from '@/lib/contract/schools/subjects';
import { currency } from '@/lib/domain/limits/money';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const languages = { km: ['km'], en: ['en'], 'km-en': ['km', 'en'] };

/** The course in schema.org's format. */
export function CourseJsonLd({ course, locale }: { course: SubjectDetail; locale: Locale }) {
  const schoolPath = localizePath(href('/school/[slug]', { slug: course.school.slug }), locale);
  return (
    <JsonLd
      data={{
        '@type': 'Course',
        name: pickName(course, locale),
        description: pickText(course.description, locale),
        ...(course.language && { inLanguage: languages[course.language] }),
        provider: {
          '@type': 'EducationalOrganization',
          name: pickName(course.school, locale),
          url: new URL(schoolPath, siteOrigin()).href,
        },
        offers: {
          '@type': 'Offer',
          category: course.tuitionFee === 0 ? 'Free' : 'Paid',
          price: course.tuitionFee,
          priceCurrency: currency.code,
          ...(course.applicationsOpenOn && { availabilityStarts: course.applicationsOpenOn }),
          ...(course.applicationDeadline && { availabilityEnds: course.applicationDeadline }),
        },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          startDate: course.startDate,
          endDate: course.endDate,
        },
      }}
    />
  );
}
