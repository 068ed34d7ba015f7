import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';
import { useContactHours } from './use-contact-hours';

const ways = [
  { key: 'questions', icon: 'message-circle-question-mark', to: href('/faqs') },
  { key: 'help', icon: 'life-buoy', to: href('/help-center') },
  { key: 'partner', icon: 'school', to: href('/join-us') },
] as const;

/** When somebody answers, and where an answer may be already. */
export function ContactFacts() {
  const t = useTranslations('contact');
  const hours = useContactHours();
  return (
    <div className="grid content-start gap-4">
      <section aria-labelledby="contact-hours" className="rounded-lg bg-accent-soft p-5">
        <h2 id="contact-hours" className="flex items-center gap-2.5 text-lg">
          <Icon name="clock" className="size-5 text-accent-text" />
          {t('hours.title')}
        </h2>
        <p className="mt-1 font-medium">{hours}</p>
        <p className="mt-1 text-muted">{t('hours.body')}</p>
      </section>
      <section aria-labelledby="contact-ways" className="card p-5">
        <h2 id="contact-ways" className="text-lg">
          {t('ways.title')}
        </h2>
        <ul className="mt-3 space-y-4">
          {ways.map(({ key, icon, to }) => (
            <li key={key} className="flex gap-3">
              <Icon name={icon} className="mt-1 size-5 shrink-0 text-accent-text" />
              <div>
                <p className="text-muted">{t(`ways.${key}.body`)}</p>
                <TextLink href={to}>{t(`ways.${key}.action`)}</TextLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
