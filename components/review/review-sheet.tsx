'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { ReviewItem } from '@/lib/contract/review/reports';
import { formatDate } from '@/lib/domain/dates/dates';
import type { ReviewDecision } from '@/lib/domain/review/review';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { NearSchools } from '@/components/schools/school-desk/near-names';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import { provinceName } from '@/lib/domain/geography/geography';

type Facts = NonNullable<ReviewItem['school']>;

const linkStyle = 'text-accent-text wrap-anywhere hover:underline';

/** An address of the web that somebody unchecked has typed: it passes nothing on. */
const WebLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer nofollow noopener" className={linkStyle}>
    {url}
  </a>
);

/** What one needs to find out whether a school is the school it says. */
function ReviewSchool({ title, school }: { title: ReviewItem['title']; school: Facts }) {
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

interface ReviewSheetProps {
  item: ReviewItem | null;
  onClose: () => void;
  /** With a decision it is that about all that stands in the row. */
  onDecide: (item: ReviewItem, decision?: ReviewDecision) => void;
}

/** One of what waits at the side of the list: the text, what was reported, what was decided before. */
export function ReviewSheet({ item, onClose, onDecide }: ReviewSheetProps) {
  const locale = useLocale();
  return (
    <Sheet open={item !== null} onOpenChange={(open) => !open && onClose()}>
      {item && (
        <SheetContent side="right" title={pickText(item.title, locale)} className="w-[min(34rem,100vw)]">
          <ReviewBody item={item} onDecide={(decision) => onDecide(item, decision)} />
        </SheetContent>
      )}
    </Sheet>
  );
}

interface ReviewBodyProps {
  item: ReviewItem;
  onDecide: (decision?: ReviewDecision) => void;
}

function ReviewBody({ item, onDecide }: ReviewBodyProps) {
  const t = useTranslations('review');
  const locale = useLocale();
  const { kind, id, title, excerpt, author, isShown, held, flags, school, reports, others, last } = item;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{t(`kind.${kind}`)}</Badge>
        <Badge tone={isShown ? 'success' : 'warning'}>{t(isShown ? 'isShown' : 'isHidden')}</Badge>
        {author && <span className="text-muted">{pickText(author, locale)}</span>}
      </p>
      {held && <p>{t(`heldWhy.${held}`)}</p>}
      {school && <ReviewSchool title={title} school={school} />}
      {flags.length > 0 && (
        <ul className="grid gap-2">
          {flags.map(({ key, quote }) => (
            <li key={key} className="rounded-md bg-sunken p-3">
              <p className="font-semibold">{t(`flags.${key}`)}</p>
              {quote && <p className="wrap-anywhere">{quote}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className="whitespace-pre-line wrap-anywhere empty:hidden">{pickText(excerpt, locale)}</p>
      {reports.length > 0 && (
        <ul className="grid gap-2">
          {reports.map(({ reason, text, by, at }) => (
            <li key={`${reason}${at}`} className="rounded-md bg-sunken p-3">
              <p className="font-semibold">{t(`reason.${reason}`)}</p>
              {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
              <p className="text-sm text-muted">
                {t(`by.${by}`)}, {formatDate(at, locale)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {others && (
        <section aria-label={t('others.title')} className="grid gap-2">
          <p className="font-semibold">{t('others.title')}</p>
          <ul className="grid gap-2">
            {others.first.map((other) => (
              <li key={other.id} className="rounded-md bg-sunken p-3">
                <p className="flex flex-wrap gap-2 wrap-anywhere">
                  <Badge>{t(`kind.${other.kind}`)}</Badge> {pickText(other.title, locale)}
                </p>
                <p className="whitespace-pre-line wrap-anywhere empty:hidden">
                  {pickText(other.excerpt, locale)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {last && (
        <p className="text-sm text-muted">
          {t('last', {
            decision: t(`${kind === 'school' ? 'decidedSchool' : 'decided'}.${last.decision}`),
            date: formatDate(last.at, locale),
            reason: last.reason,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onDecide()}>{t('decide')}</Button>
        {others && (
          <Button variant="danger" onClick={() => onDecide('hide')}>
            {t('others.hide', { count: others.first.length + 1 })}
          </Button>
        )}
        {kind === 'vacancy' && (
          <LinkButton variant="secondary" href={href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: id })}>
            {t('toVacancy')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
