import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { mailtoUrl, telegramUrl, websiteUrl } from '@/lib/domain/contact-links';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { addressText } from './address-text';
import { ProposeRevisionButton } from './propose-revision-button';
import { SchoolSection } from './school-section';

const linkStyle = 'contact-link';
const external = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** How to contact the school, and how to report an error on this page. */
export function SchoolContact({ school }: { school: SchoolDetail }) {
  const t = useTranslations('school');
  const locale = useLocale();
  const name = pickName(school, locale);
  const { email, phone, facebook } = school;
  const [telegram, website] = [telegramUrl(school.telegram), websiteUrl(school.website)];
  const mailto = email && mailtoUrl(email, t('contact.subject', { school: name }));
  const items = [
    { key: 'address', icon: <Icon name="map-pin" />, details: addressText(school, locale) },
    {
      key: 'phone',
      icon: <Icon name="phone" />,
      details: phone && (
        <a href={`tel:${phone}`} className={linkStyle}>
          {formatPhone(phone)}
        </a>
      ),
    },
    {
      key: 'email',
      icon: <Icon name="mail" />,
      details: mailto && (
        <a href={mailto} className={linkStyle}>
          {email}
        </a>
      ),
    },
    {
      key: 'website',
      icon: <Icon name="globe" />,
      details: website && (
        <a href={website} {...external} className={linkStyle}>
          {new URL(website).hostname}
        </a>
      ),
    },
    {
      key: 'facebook',
      icon: <Icon name="users" />,
      details: facebook && (
        <a href={facebook} {...external} className={linkStyle}>
          {new URL(facebook).pathname.split('/')[1] || new URL(facebook).hostname}
        </a>
      ),
    },
  ] as const;
  return (
    <SchoolSection id="contact" title={t('nav.contact')}>
      <div className="rounded-lg border border-border bg-surface p-4 sm:p-6">
        <DescriptionList
          columns={2}
          items={items
            .filter(({ details }) => details)
            .map((item) => ({ ...item, term: t(`contact.${item.key}`) }))}
        />
        <div className="mt-5 flex flex-wrap gap-2.5 max-sm:[&>*]:flex-auto">
          {telegram && (
            <a href={telegram} {...external} className={`${buttonStyle()} max-lg:hidden`}>
              <Icon name="send" className="size-5" />
              {t('consult')}
              <span className="sr-only"> ({t('campuses.newTab')})</span>
            </a>
          )}
          <LinkButton href={href('/forum', undefined, { keyword: name })} variant="secondary">
            <Icon name="messages-square" className="size-5" />
            {t('contact.questions')}
          </LinkButton>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-sunken p-4 sm:px-6">
        <p className="font-medium">{t('revise.question')}</p>
        <ProposeRevisionButton
          schoolId={school.schoolId}
          schoolName={name}
          texts={{ action: t('revise.action'), failed: t('revise.failed') }}
        />
      </div>
    </SchoolSection>
  );
}
