import { MapIcon, MapPin, Phone } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import type { Campus } from '@/lib/contract/academic/school-parts';
import { mapUrl } from '@/lib/domain/contact-links';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickText } from '@/lib/i18n/pick';
import { addressText } from './address-text';
import { SchoolSection } from './school-section';

function CampusCard({ campus }: { campus: Campus }) {
  const t = useTranslations('school.campuses');
  const locale = useLocale();
  const { latitude, longitude, phone } = campus;
  const name = pickText(campus.name, locale);
  return (
    <Card className="flex h-full flex-col p-4 sm:p-5">
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="mt-2 flex gap-2.5 text-muted">
        <MapPin className="mt-[0.3em] size-5 shrink-0" />
        {addressText(campus, locale)}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {latitude !== null && longitude !== null && (
          <a
            href={mapUrl(latitude, longitude)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ variant: 'secondary' })}
          >
            <MapIcon className="size-5" />
            {t('map')}
            <span className="sr-only">
              : {name} ({t('newTab')})
            </span>
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className={buttonStyle({ variant: 'secondary' })}>
            <Phone className="size-5" />
            {t('call', { phone: formatPhone(phone) })}
          </a>
        )}
      </div>
    </Card>
  );
}

/** The campuses of the school; the page leaves the section out without any. */
export function SchoolCampuses({ campuses }: { campuses: readonly Campus[] }) {
  const t = useTranslations('school');
  return (
    <SchoolSection id="campuses" title={t('nav.campuses')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {campuses.map((campus) => (
          <li key={campus.campusId}>
            <CampusCard campus={campus} />
          </li>
        ))}
      </ul>
    </SchoolSection>
  );
}
