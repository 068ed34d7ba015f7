import { useLocale } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Illustration } from '@/components/ui/illustration';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { Link } from '@/lib/i18n/navigation';
import { helpHref } from '@/lib/routes/help-places';
import { localText } from './site-text';

/** Topics that advisors add have the drawing of messages. */
const drawings: Readonly<Partial<Record<string, IllustrationName>>> = {
  admission: 'type-university',
  'become-partner': 'cover-interview',
  'self-discovery': 'cover-wellbeing',
  'student-loan': 'cover-money',
  'user-guide': 'cover-online',
  'account-and-safety': 'state-locked',
  'job-safety': 'cover-career',
};

export function HelpCards({ texts }: { texts: readonly SiteText[] }) {
  const locale = useLocale();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {texts.map((text) => {
        const { title, description, lang } = localText(text, locale);
        return (
          <li key={text.id} lang={lang}>
            <Card interactive className="flex h-full items-start gap-4 p-4 sm:p-5">
              <Illustration
                name={drawings[text.slug] ?? 'state-messages'}
                className="h-16 w-24 shrink-0 rounded-md object-cover sm:h-20 sm:w-30"
              />
              <div className="min-w-0">
                <h2 className="text-lg font-semibold">
                  <Link href={helpHref(text.slug)} className={cardLinkStyle}>
                    {title}
                  </Link>
                </h2>
                <p className="mt-1 text-muted">{description}</p>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
