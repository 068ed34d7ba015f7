import { useTranslations } from 'next-intl';

/** The limits of a test, and its author. */
export function HonestNotes() {
  const t = useTranslations('orientation.honest');
  return (
    <section aria-labelledby="honest" className="rounded-lg bg-sunken p-5 sm:p-6">
      <h2 id="honest" className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5 text-muted">
        <li>{t('verdict')}</li>
        <li>{t('private')}</li>
        <li>{t('own')}</li>
      </ul>
    </section>
  );
}
