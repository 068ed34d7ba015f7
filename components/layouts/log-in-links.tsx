import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { isOffered } from '@/lib/routes/pages';

/** Links to sign in or sign up, for visitors. */
export async function LogInLinks() {
  const t = await getTranslations('account');
  const logIn = '/login';
  const signUp = '/signup';
  return (
    <>
      {isOffered(logIn) && (
        <Link
          href={href(logIn)}
          className={`${buttonStyle({ variant: 'ghost', size: 'sm' })} whitespace-nowrap`}
        >
          {t('logIn')}
        </Link>
      )}
      {isOffered(signUp) && (
        <Link
          href={href(signUp)}
          className={`${buttonStyle({ variant: 'primary', size: 'sm' })} whitespace-nowrap max-sm:hidden`}
        >
          {t('signUp')}
        </Link>
      )}
    </>
  );
}
