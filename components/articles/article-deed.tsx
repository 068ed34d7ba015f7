import { useLocale, useTranslations } from 'next-intl';
import { CalendarButton } from '@/components/kits/deed/calendar-button';
import { Deed } from '@/components/kits/deed/deed';
import { ShareButton } from '@/components/schools/school/share-button';
import { buttonStyle } from '@/components/ui/button-style';
import { ByDay } from '@/components/ui/by-day';
import { LinkButton } from '@/components/ui/link-button';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { alternatesOf } from '@/lib/i18n/metadata';
import { articleHref } from '@/lib/routes/article-places';
import { nextStepOf } from '@/lib/routes/next-step';
import { textOf } from './article-text';

const dayMs = 86_400_000;

interface ArticleDeedProps {
  article: ArticleDetail;
  shape: 'card' | 'bar';
}

/** After an article: apply or register where it says how, its day for the calendar, else the step that it is about. */
export function ArticleDeed({ article, shape }: ArticleDeedProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const { type, topics, applyUrl, startsAt, endsAt } = article;
  const { title, description, place, shownIn } = textOf(article, locale);
  const page = articleHref(article);
  const isCard = shape === 'card';
  const end = endsAt ?? startsAt;
  const step = nextStepOf({ type, topics, body: shownIn === 'en' ? article.body_en : article.body_kh });
  const stepLink = (
    <LinkButton href={step.href} size={isCard ? 'lg' : 'md'} wide={isCard} prefetch={false}>
      {t(`deed.step.${step.key}`)}
    </LinkButton>
  );
  const applyLink = applyUrl && (
    <a
      href={applyUrl}
      rel="noopener noreferrer"
      className={buttonStyle({ variant: 'primary', size: isCard ? 'lg' : 'md', wide: isCard })}
    >
      {t(type === 'event' ? 'deed.register' : 'apply')}
    </a>
  );
  const matter = { uid: `article-${article.id}@sala`, title, note: description };
  const calendar = end && (
    <CalendarButton
      matter={
        startsAt
          ? { ...matter, startsAt, endsAt: end, place, sequence: 0, isCancelled: false }
          : { ...matter, on: dayInCambodia(Date.parse(end)) }
      }
      page={page}
      name={article.slug}
      text={t('deed.calendar')}
      {...(type === 'event' && !applyUrl && { variant: 'primary' })}
      wide={isCard}
    />
  );
  // An event without a way to register is for the calendar; whoever is past its end gets the next step.
  const main = applyLink || (type === 'event' && calendar) || stepLink;
  const open = (
    <>
      {main}
      {isCard && main !== calendar && calendar}
    </>
  );
  const about = end ? (
    <p className={isCard ? 'font-semibold' : 'text-sm font-semibold'}>
      {startsAt ? formatDate(startsAt, locale) : t('until', { date: formatDate(end, locale) })}
    </p>
  ) : (
    <p className={isCard ? 'font-semibold' : 'text-sm'}>{t('deed.next')}</p>
  );
  return (
    <Deed
      label={t('deed.label')}
      shape={shape}
      className={isCard ? '' : 'deed-bar-inset'}
      about={about}
      main={
        end ? (
          <ByDay
            phases={[
              { from: '', content: open },
              { from: dayInCambodia(Date.parse(end) + dayMs), content: stepLink },
            ]}
          />
        ) : (
          open
        )
      }
      others={
        isCard && (
          <ShareButton
            title={title}
            url={alternatesOf(page, locale).canonical}
            texts={{ action: t('deed.share'), copied: t('deed.copied'), failed: t('deed.failed') }}
          />
        )
      }
    />
  );
}
