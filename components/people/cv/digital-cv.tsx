'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import type { CvLanguage } from '@/lib/domain/recruitment/cv-options';
import { useKnownViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { CvLanguageChoice } from './cv-language-choice';
import { CvSettingsPanel } from './cv-settings-panel';
import { CvView } from './cv-view';
import { ProfileClosed } from './profile-closed';
import { blocksIn, loadCvWords } from './use-cv-blocks';
import { useReadProfile } from './use-read-profile';

const wordsQuery = (locale: 'km' | 'en') => ({
  queryKey: ['cv-words', locale],
  queryFn: () => loadCvWords(locale),
  staleTime: Number.POSITIVE_INFINITY,
});

function OneCv({ profile, locale }: { profile: CompleteProfile; locale: 'km' | 'en' }) {
  const t = useTranslations('cv.page');
  const words = useQuery(wordsQuery(locale));
  return (
    <QueryState query={words} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(known) => {
        const cv = blocksIn(profile, locale, known);
        const src = profile.cv.photo ? profile.avatarUrl : null;
        const photo = src ? { src, alt: t('photoOf', { name: cv.name }) } : null;
        return <CvView cv={cv} accent={profile.cv.accent} photo={photo} />;
      }}
    </QueryState>
  );
}

function ReadCv({ profile, shareKey }: { profile: CompleteProfile; shareKey: string }) {
  const t = useTranslations('cv.page');
  const [chosen, setChosen] = useState<CvLanguage | null>(null);
  const language = chosen ?? profile.cv.language;
  const isOwn = useKnownViewer().data?.sub === profile.userId;
  const { organizationId: orgId, id } = profile;
  const print = () =>
    shareKey
      ? recruitmentApi.profileLinks.cv({ body: { key: shareKey, lang: language } })
      : recruitmentApi.profileWork.cv({ params: { orgId, id }, query: { lang: language } });
  return (
    <>
      <div className="mb-5 grid gap-4 print:hidden">
        <CvLanguageChoice value={language} onChange={setChosen} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
          {(isOwn || shareKey) && <SaveFileButton label={t('save')} failed={t('notSaved')} read={print} />}
        </div>
        {isOwn && <CvSettingsPanel profile={profile} />}
      </div>
      <div className="grid gap-6 print:block">
        {(language === 'both' ? (['km', 'en'] as const) : [language]).map((locale) => (
          <div key={locale} className="print:break-after-page print:last:break-after-auto">
            <OneCv profile={profile} locale={locale} />
          </div>
        ))}
      </div>
    </>
  );
}

/** The CV of a person on A4, in Khmer, English or both. */
export function DigitalCv({ organizationId, userId }: { organizationId: string; userId: string }) {
  const t = useTranslations('cv.page');
  const { query, key, isClosed } = useReadProfile(organizationId, userId);
  if (isClosed) return <ProfileClosed userId={userId} />;
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <PageTitle>{t('titleCv')}</PageTitle>
        <LinkButton href={href('/profile/[userId]/digital-profile', { userId })} variant="secondary">
          {t('toProfile')}
        </LinkButton>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(profile) => profile && <ReadCv profile={profile} shareKey={key ?? ''} />}
      </QueryState>
    </div>
  );
}
