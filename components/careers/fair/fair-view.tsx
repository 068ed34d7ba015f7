import { formatSpan } from '@/lib/domain/dates/dates';
import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
import type { Fair } from '@/lib/contract/careers/fair-shapes';
import { majorFields } from '@/lib/domain/schools/majors';
import { pickText } from '@/lib/i18n/pick';
import { FairNow } from './fair-now';
import { FairProgram } from './fair-program';
import { TellMeSlot } from './tell-me-slot';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

const linkStyle = 'inline-block py-1.5 text-accent-text underline underline-offset-4 wrap-anywhere';

/** A stand: its name; opened, who is there, what it has to say, and where to go on. */
function Booth({ booth }: { booth: Fair['booths'][number] }) {
  const t = useTranslations('fair.booth');
  const locale = useLocale();
  const { kind, name, path, about, people, links, things } = booth;
  const text = pickText(about, locale);
  return (
    <li>
      <details className="card group">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2">
          <h4 className="min-w-0 flex-1 text-base wrap-anywhere">{pickText(name, locale)}</h4>
          <Badge tone={kind === 'school' ? 'accent' : 'highlight'}>{t(kind)}</Badge>
          <Icon
            name="chevron-down"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 border-t border-border p-4">
          {text && <p className="wrap-anywhere">{text}</p>}
          {people.length > 0 && (
            <ul className="text-sm text-muted">
              {people.map((person) => (
                <li key={person.name.en}>
                  {[pickText(person.name, locale), pickText(person.role, locale)].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          )}
          {things.length > 0 && (
            <div>
              <p className="text-sm text-muted">{t(kind === 'school' ? 'programs' : 'jobs')}</p>
              <ul>
                {things.map((thing) => (
                  <li key={thing.path}>
                    <Link href={thing.path as Href} className={linkStyle}>
                      {pickText(thing.title, locale)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {(path || links.length > 0) && (
            <ul className="flex flex-wrap gap-x-4">
              {path && (
                <li>
                  <Link href={path as Href} className={linkStyle}>
                    {t('page')}
                  </Link>
                </li>
              )}
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer" target="_blank" className={linkStyle}>
                    {pickText(label, locale)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  );
}

/** The stands of each field of study, in the order of the stands. */
const byField = (booths: Fair['booths']) => {
  const fields = [...new Set(booths.map(({ field }) => field))];
  return fields.map((field) => ({ field, booths: booths.filter((booth) => booth.field === field) }));
};

/** A virtual fair before, during and after it. */
export function FairView({ fair }: { fair: Fair }) {
  const t = useTranslations('fair');
  const locale = useLocale();
  const { startsAt, endsAt, booths, sessions } = fair;
  const fieldName = (code: string) => {
    const field = majorFields.find((each) => each.code === code);
    return field ? field[locale === 'km' ? 'km' : 'en'] : t('otherField');
  };
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pb-12 pt-8 sm:px-6 sm:pt-12">
      <header className="grid justify-items-start gap-3">
        <FairNow startsAt={startsAt} endsAt={endsAt} />
        <PageTitle size="public">{pickText(fair.title, locale)}</PageTitle>
        <p className="font-medium">{t('when', { hours: formatSpan(fair.startsAt, fair.endsAt, locale) })}</p>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{pickText(fair.description, locale)}</p>
      </header>
      {sessions.length > 0 && (
        <section aria-labelledby="fair-program">
          <h2 id="fair-program" className="mb-4 text-2xl">
            {t('program')}
          </h2>
          <FairProgram sessions={sessions} />
        </section>
      )}
      {booths.length > 0 && (
        <section aria-labelledby="fair-booths" className="grid gap-6">
          <h2 id="fair-booths" className="text-2xl">
            {t('booths', { count: booths.length })}
          </h2>
          {byField(booths).map(({ field, booths: own }) => (
            <section key={field} aria-labelledby={`field-${field}`}>
              <h3 id={`field-${field}`} className="mb-3 text-lg">
                {fieldName(field)}
              </h3>
              <ul className="grid grid-cols-1 items-start gap-2 sm:grid-cols-2 sm:gap-4">
                {own.map((booth) => (
                  <Booth key={booth.boothId} booth={booth} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      <TellMeSlot />
    </div>
  );
}
