import { useLocale } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import type { SiteText } from '@/lib/contract/content/site-texts';
import { Link } from '@/lib/i18n/navigation';
import { helpHref } from '@/lib/routes/help-places';
import { localText } from './site-text';

export function HelpCards({ texts }: { texts: readonly SiteText[] }) {
  const locale = useLocale();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {texts.map((text) => {
        const { title, description, lang } = localText(text, locale);
        return (
          <li key={text.id} lang={lang}>
            <Card interactive className="h-full p-5">
              <h2 className="text-lg font-semibold">
                <Link href={helpHref(text.slug)} className={cardLinkStyle}>
                  {title}
                </Link>
              </h2>
              <p className="mt-1.5 text-muted">{description}</p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
