import { useLocale, useTranslations } from 'next-intl';
import { errorActionStyle, ErrorScreen } from '@/components/feedback/error-screen';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** The middleware's answer when tokens in an address are refused; the link loads a new document. */
export function RefusedScreen({ status }: { status: 400 | 401 }) {
  const t = useTranslations('feedback');
  const locale = useLocale();
  const logIn = (
    <a href={localizePath(href('/login'), locale)} className={errorActionStyle}>
      {t('logIn')}
    </a>
  );
  return <ErrorScreen status={status} action={logIn} />;
}
