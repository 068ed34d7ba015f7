import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/logo';

/** The front door. */
export function HomeScreen() {
  const t = useTranslations('layouts');
  return (
    <section className="mx-auto flex max-w-page flex-col items-center px-4 py-16 text-center sm:py-24">
      <LogoMark className="size-20" />
      <h1 className="mt-6 max-w-2xl text-3xl sm:text-5xl">{t('gettingStarted.title')}</h1>
      <p className="mt-4 max-w-xl text-lg text-muted">{t('tagline')}</p>
    </section>
  );
}
