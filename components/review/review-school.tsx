'use client';

import { useLocale, useTranslations } from 'next-intl';
import { NearSchools } from '@/components/schools/school-desk/near-names';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import type { ReviewItem } from '@/lib/contract/review/reports';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';

type Facts = NonNullable<ReviewItem['school']>;

const linkStyle = 'text-accent-text wrap-anywhere hover:underline';

/** An address of the web that somebody unchecked has typed: it passes nothing on. */
const WebLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer nofollow noopener" className={linkStyle}>
    {url}
  </a>
);

/** What one needs to find out whether a school is the school it says. */
export function ReviewSchool({ title, school }: { title: ReviewItem['title']; school: Facts }) {
  const t = useTranslations('review.school');
  const words = useTranslations('education');
  const locale = useLocale();
  const { schoolType, isPublic, province, street, phone, email, website, facebook, present, near } = school;
  const place = [pickText(street, locale), provinceName(province, locale)].filter(Boolean).join(', ');
  const said = (key: keyof Facts, details: Description['details']): Description[] =>
    details ? [{ key, term: t(`facts.${key as 'phone'}`), details }] : [];
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          { key: 'names', term: t('facts.names'), details: `${title.km} · ${title.en}` },
          ...said('present', present && `${present.nameNative} · ${present.name}`),
          ...said(
            'schoolType',
            `${words(`schoolType.${schoolType}`)}, ${words(`sector.${isPublic ? 'public' : 'private'}`)}`,
          ),
          ...said('province', place),
          ...said(
            'phone',
            phone && (
              <a href={`tel:${phone}`} className={linkStyle}>
                {phone}
              </a>
            ),
          ),
          ...said(
            'email',
            email && (
              <a href={`mailto:${email}`} className={linkStyle}>
                {email}
              </a>
            ),
          ),
          ...said('website', website && <WebLink url={website} />),
          ...said('facebook', facebook && <WebLink url={facebook} />),
        ]}
      />
      {!phone && !email && !website && !facebook && <p>{t('noContact')}</p>}
      <section aria-label={t('near')} className="rounded-md bg-sunken p-3">
        <p className="font-semibold">{t('near')}</p>
        {near.length > 0 ? <NearSchools schools={near} /> : <p>{t('noNear')}</p>}
      </section>
    </div>
  );
}
