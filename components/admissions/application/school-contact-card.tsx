import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { LinkButton } from '@/components/ui/link-button';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { telegramUrl } from '@/lib/domain/contact-links';
import { formatPhone } from '@/lib/domain/people/phone';
import { href } from '@/lib/routes/href';

export function SchoolContactCard({ school }: { school: Applicant['school'] }) {
  const t = useTranslations('applications.contact');
  const telegram = telegramUrl(school.telegram);
  return (
    <div className="grid gap-2.5">
      {school.phone ? (
        <>
          <a href={`tel:${school.phone}`} className={buttonStyle()}>
            <Icon name="phone" className="size-5" />
            {t('call')} {formatPhone(school.phone)}
          </a>
          <CopyButton text={formatPhone(school.phone)}>{t('copyPhone')}</CopyButton>
        </>
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
      {telegram && (
        <a
          href={telegram}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Icon name="send" className="size-5" />
          {t('telegram')}
          <span className="sr-only"> ({t('newTab')})</span>
        </a>
      )}
      <LinkButton href={href('/school/[slug]', { slug: school.slug })} variant="secondary">
        {t('schoolPage')}
      </LinkButton>
    </div>
  );
}
