import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';
import { NextSteps } from './next-steps';

/** For people who come without an application to show. */
export function PlainThanks() {
  const t = useTranslations('enrollment.thanks');
  return (
    <>
      <p className="mt-2 text-center text-lg text-muted">{t('lead')}</p>
      <NextSteps className="mt-8" />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <LinkButton href={href('/profile/applications')} size="lg">
          {t('all')}
        </LinkButton>
        <LinkButton href={href('/explore')} variant="secondary" size="lg">
          {t('explore')}
        </LinkButton>
      </div>
    </>
  );
}
