import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Fair } from '@/lib/contract/careers/fair-shapes';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';

const linkStyle = 'inline-block py-1.5 text-accent-text underline underline-offset-4 wrap-anywhere';

/** A stand: who is there, what it has to say, and where to go on. */
export function BoothCard({ booth }: { booth: Fair['booths'][number] }) {
  const t = useTranslations('fair.booth');
  const locale = useLocale();
  const { kind, name, path, about, people, links, things } = booth;
  const text = pickText(about, locale);
  const title = pickText(name, locale);
  return (
    <li className="card grid content-start gap-3 p-5">
      <div>
        <Badge tone={kind === 'school' ? 'accent' : 'highlight'}>{t(kind)}</Badge>
        <h4 className="mt-2 text-lg wrap-anywhere">
          {path ? (
            <Link href={path as Href} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h4>
      </div>
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
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer" target="_blank" className={linkStyle}>
                {pickText(label, locale)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
