'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { ReviewItem } from '@/lib/contract/user/reports';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { ReviewSchool } from './review-school';

interface ReviewSheetProps {
  item: ReviewItem | null;
  onClose: () => void;
  onDecide: (item: ReviewItem) => void;
}

/** One of what waits at the side of the list: the text, what was reported, what was decided before. */
export function ReviewSheet({ item, onClose, onDecide }: ReviewSheetProps) {
  const locale = useLocale();
  return (
    <Sheet open={item !== null} onOpenChange={(open) => !open && onClose()}>
      {item && (
        <SheetContent side="right" title={pickText(item.title, locale)} className="w-[min(34rem,100vw)]">
          <ReviewBody item={item} onDecide={() => onDecide(item)} />
        </SheetContent>
      )}
    </Sheet>
  );
}

function ReviewBody({ item, onDecide }: { item: ReviewItem; onDecide: () => void }) {
  const t = useTranslations('review');
  const locale = useLocale();
  const { kind, id, title, excerpt, author, isShown, held, flags, school, reports, last } = item;
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
        <Button onClick={onDecide}>{t('decide')}</Button>
        {kind === 'vacancy' && (
          <LinkButton variant="secondary" href={href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: id })}>
            {t('toVacancy')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
