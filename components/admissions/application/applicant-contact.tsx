import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { formatPhone } from '@/lib/domain/people/phone';

/** The contact data of the applicant for an advisor. */
export function ApplicantContact({ phone, email }: { phone: string; email: string }) {
  const t = useTranslations('advisor.detail');
  return (
    <div className="grid gap-2.5">
      <a href={`tel:${phone}`} className={buttonStyle({ variant: 'secondary' })}>
        <Icon name="phone" className="size-5" />
        {t('call')} {formatPhone(phone)}
      </a>
      <CopyButton text={formatPhone(phone)}>{t('copyPhone')}</CopyButton>
      {email && (
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Icon name="mail" className="size-5" />
          {t('email')}
        </a>
      )}
    </div>
  );
}
