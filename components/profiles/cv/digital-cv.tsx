'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { PrintedFile } from '@/lib/contract/printed-file';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { type CvLanguage, cvLanguages } from '@/lib/domain/profiles/cv-options';
import { useKnownViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { BorrowedNote } from './borrowed-note';
import { CvChoice } from './cv-choice';
import { CvSettingsPanel } from './cv-settings-panel';
import { ProfileClosed } from './profile-closed';
import { ProfileCv } from './profile-cv';
import { useCvSettings } from './use-cv-settings';
import { useReadProfile } from './use-read-profile';

const localesOf = (language: CvLanguage) => (language === 'both' ? (['km', 'en'] as const) : [language]);

const Pages = ({ profile, language }: { profile: CompleteProfile; language: CvLanguage }) => (
  <div className="grid gap-6 print:block">
    {localesOf(language).map((locale) => (
      <div key={locale} className="print:break-after-page print:last:break-after-auto">
        <ProfileCv profile={profile} locale={locale} isSheet />
      </div>
    ))}
  </div>
);

function PrintButtons({ read }: { read: (() => Promise<PrintedFile>) | null }) {
  const t = useTranslations('cv.page');
  return (
    <div className="flex flex-wrap gap-3">
      {read && <SaveFileButton label={t('save')} failed={t('notSaved')} read={read} />}
      <Button variant="secondary" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

/** The page, and beside it how it looks; on phones the page comes first. */
function OwnCv({ profile }: { profile: CompleteProfile }) {
  const { settings, change, problem } = useCvSettings(profile);
  const { organizationId: orgId, id, avatarUrl } = profile;
  const shown = { ...profile, cv: settings };
  const read = () =>
    recruitmentApi.profileWork.cv({ params: { orgId, id }, query: { lang: settings.language } });
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid gap-4 print:hidden">
          <PrintButtons read={read} />
          {localesOf(settings.language).map((locale) => (
            <BorrowedNote key={locale} profile={shown} locale={locale} />
          ))}
        </div>
        <Pages profile={shown} language={settings.language} />
      </div>
      <div className="print:hidden">
        <CvSettingsPanel
          settings={settings}
          hasPhoto={avatarUrl !== null}
          problem={problem}
          onChange={change}
        />
      </div>
    </div>
  );
}

function ReadCv({ profile, shareKey }: { profile: CompleteProfile; shareKey: string }) {
  const t = useTranslations('cv.page');
  const [chosen, setChosen] = useState<CvLanguage | null>(null);
  const language = chosen ?? profile.cv.language;
  const read = () => recruitmentApi.profileLinks.cv({ body: { key: shareKey, lang: language } });
  return (
    <div>
      <div className="mb-5 grid gap-4 print:hidden">
        <CvChoice
          label={t('language')}
          value={language}
          choices={cvLanguages}
          nameOf={(each) => t(`languages.${each}`)}
          onChange={setChosen}
        />
        <PrintButtons read={shareKey ? read : null} />
      </div>
      <Pages profile={profile} language={language} />
    </div>
  );
}

/** The CV of a person on A4, in Khmer, English or both. */
export function DigitalCv({ organizationId, userId }: { organizationId: string; userId: string }) {
  const t = useTranslations('cv.page');
  const { query, key, isClosed } = useReadProfile(organizationId, userId);
  const isOwn = useKnownViewer().data?.sub === userId && !key;
  if (isClosed) return <ProfileClosed userId={userId} />;
  return (
    <div className={isOwn ? '' : 'mx-auto max-w-3xl'}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <PageTitle>{t('titleCv')}</PageTitle>
        <LinkButton href={href('/profile/[userId]/digital-profile', { userId })} variant="secondary">
          {t('toProfile')}
        </LinkButton>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(profile) =>
          profile && (isOwn ? <OwnCv profile={profile} /> : <ReadCv profile={profile} shareKey={key ?? ''} />)
        }
      </QueryState>
    </div>
  );
}
