'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { recruitmentApi } from '@/lib/api/recruitment';
import { createLinkKey } from '@/lib/device/use-link-key';
import { QueryProvider } from '@/lib/query/query-provider';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { RefereeWish } from '@/lib/contract/profiles/referees';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatTypedPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';

/** Who asks, what readers of the CV would see, and a yes and a no that may be changed. */
function RefereeAnswer({ wishKey, wish }: { wishKey: string; wish: RefereeWish }) {
  const t = useTranslations('referee');
  const locale = useLocale();
  const answer = useWrite(recruitmentApi.referees.answer, {
    inPlace: true,
    problems: { network: t('failed'), other: t('failed') },
  });
  const say = (agrees: boolean, never = false) =>
    void answer.run({ body: { key: wishKey, agrees, ...(never && { never }) } });
  const sent = answer.running?.body;
  const person = pickText(wish.person, locale);
  const facts = [
    { term: t('name'), details: pickText(wish.name, locale) },
    { term: t('position'), details: pickText(wish.position, locale) },
    { term: t('phone'), details: wish.phone && formatTypedPhone(wish.phone) },
    { term: t('email'), details: wish.email },
  ].filter(({ details }) => details);
  return (
    <>
      <PageTitle>{t(`${wish.state}.title`)}</PageTitle>
      <p className="mb-5 mt-3 text-xl">{t(`${wish.state}.body`, { person })}</p>
      <dl className="grid gap-4 rounded-lg border border-border bg-surface p-5 shadow-soft">
        {facts.map(({ term, details }) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="text-lg font-semibold wrap-anywhere">{details}</dd>
          </div>
        ))}
      </dl>
      <p className="my-5">{t('meaning')}</p>
      {wish.askedNoMoreUntil && (
        <Alert className="mb-4">
          {t('askedNoMore', { date: formatDate(wish.askedNoMoreUntil, locale) })}
        </Alert>
      )}
      {answer.problem && (
        <Alert tone="danger" className="mb-4">
          {answer.problem}
        </Alert>
      )}
      <div className="grid gap-3">
        {wish.state !== 'agreed' && (
          <Button size="lg" loading={sent?.agrees === true} disabled={answer.busy} onClick={() => say(true)}>
            {t('yes')}
          </Button>
        )}
        {wish.state !== 'refused' && (
          <Button
            size="lg"
            variant="secondary"
            loading={sent?.agrees === false && !sent.never}
            disabled={answer.busy}
            onClick={() => say(false)}
          >
            {t(wish.state === 'agreed' ? 'takeBack' : 'no')}
          </Button>
        )}
        {wish.state !== 'agreed' && !wish.askedNoMoreUntil && (
          <Button
            variant="ghost"
            loading={sent?.never === true}
            disabled={answer.busy}
            onClick={() => say(false, true)}
          >
            {t('never')}
          </Button>
        )}
      </div>
      <p className="mt-4 text-muted">{t('later')}</p>
    </>
  );
}

const useRefereeKey = createLinkKey('sala-referee');

/** What a referee is asked, or that the link leads nowhere. */
export const RefereeWishPart = () => (
  <QueryProvider>
    <ReadWish />
  </QueryProvider>
);

function ReadWish() {
  const t = useTranslations('referee');
  const key = useRefereeKey();
  const query = useQuery({
    queryKey: [...recruitmentApi.referees.key, key],
    queryFn: () => recruitmentApi.referees.read({ body: { key: key ?? '' } }),
    enabled: typeof key === 'string',
  });
  if (key === null || isApiError(query.error, 404))
    return (
      <>
        <PageTitle>{t('unknown.title')}</PageTitle>
        <p className="mt-3 text-xl">{t('unknown.body')}</p>
      </>
    );
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 rounded-lg" />}>
      {(wish) => <RefereeAnswer wishKey={key ?? ''} wish={wish} />}
    </QueryState>
  );
}
