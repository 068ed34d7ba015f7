import { useLocale } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { siteOrigin } from '@/lib/env/public-settings';
import { localizePath } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';

interface CrumbsProps {
  /** From the list to the page itself, each with its address. */
  trail: readonly { label: string; href: Href }[];
}

/** Where a page stands: above it for people, and as facts for search engines. */
export function Crumbs({ trail }: CrumbsProps) {
  const locale = useLocale();
  const itemListElement = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(localizePath(href, locale), siteOrigin()).href,
  }));
  return (
    <>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
      <Breadcrumb
        items={trail.map(({ label, href }, index) =>
          index < trail.length - 1 ? { label, href } : { label },
        )}
      />
    </>
  );
}
