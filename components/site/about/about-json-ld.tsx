import { JsonLd } from '@/components/ui/json-ld';
import { contactHours } from '@/lib/domain/limits';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { productName } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

/** Sala as an organization, and when it answers. */
export function AboutJsonLd({ locale, type }: { locale: Locale; type: 'AboutPage' | 'ContactPage' }) {
  const absolute = (path: string) => new URL(path, siteOrigin()).href;
  const own = href(type === 'AboutPage' ? '/about-us' : '/contact-us');
  return (
    <JsonLd
      data={{
        '@type': type,
        url: absolute(localizePath(own, locale)),
        inLanguage: locale,
        mainEntity: {
          '@type': 'Organization',
          name: productName,
          alternateName: 'សាលា',
          url: absolute('/'),
          logo: absolute('/icon.svg'),
          areaServed: 'KH',
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            url: absolute(localizePath(href('/contact-us'), locale)),
            availableLanguage: ['km', 'en'],
            hoursAvailable: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: [...contactHours.days],
              opens: contactHours.opensAt,
              closes: contactHours.closesAt,
            },
          },
        },
      }}
    />
  );
}
