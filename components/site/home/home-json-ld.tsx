import { JsonLd } from '@/components/ui/json-ld';
import { contactHours } from '@/lib/domain/limits';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, locales, localizePath } from '@/lib/i18n/locales';
import { productName } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

/** The site and its search in schema.org's format. */
export function HomeJsonLd({ locale }: { locale: Locale }) {
  const absolute = (path: string) => new URL(path, siteOrigin()).href;
  const home = absolute(localizePath(href('/'), locale));
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        name: productName,
        alternateName: 'សាលា',
        url: home,
        inLanguage: locale,
        publisher: {
          '@type': 'Organization',
          name: productName,
          url: absolute('/'),
          logo: absolute('/icon.svg'),
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            availableLanguage: [...locales],
            hoursAvailable: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: contactHours.days,
              opens: contactHours.opensAt,
              closes: contactHours.closesAt,
            },
          },
        },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absolute(localizePath(href('/search'), locale))}?keyword={keyword}`,
          'query-input': 'required name=keyword',
        },
      }}
    />
  );
}
