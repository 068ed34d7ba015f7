'use client';

import { useTranslations } from 'next-intl';
import { useState, useId } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { PrintedFile } from '@/lib/contract/printed-file';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import {
  type CvLanguage,
  cvLanguages,
  cvAccentNames,
  cvLayouts,
  type CvPart,
  cvParts,
  movedPart,
} from '@/lib/domain/profiles/cv-options';
import { useKnownViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { CvChoice } from './cv-choice';
import { ProfileClosed } from './profile-closed';
import { ProfileCv } from './profile-cv';
import { useCvSettings } from './use-cv-settings';
import { useReadProfile } from './use-read-profile';
import { Alert } from '@/components/ui/alert';
import { useCvWords } from './use-cv-words';
import { blocksIn } from './cv-blocks-in';
import { Checkbox } from '@/components/ui/checkbox';
import { Panel } from '@/components/ui/panel';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { TextLink } from '@/components/ui/text-link';
import type { CvSettings } from '@/lib/contract/profiles/profile-settings';
import { cn } from '@/components/ui/cn';
import { MoveButtons } from '@/components/ui/move-buttons';

interface CvPartOrderProps {
  parts: readonly CvPart[];
  onChange: (parts: CvPart[]) => void;
}

/** Which parts a CV has, in which order: dragged, or moved by buttons. */
function CvPartOrder({ parts, onChange }: CvPartOrderProps) {
  const t = useTranslations('cv');
  const [dragged, setDragged] = useState<CvPart | null>(null);
  const listed = [...parts, ...cvParts.filter((part) => !parts.includes(part))];
  return (
    <fieldset>
      <legend className="font-medium">{t('page.parts')}</legend>
      <p className="text-sm text-muted">{t('page.order')}</p>
      <ul className="mt-1 divide-y divide-border">
        {listed.map((part) => {
          const name = t(`parts.${part}`);
          const place = parts.indexOf(part);
          const isOn = place >= 0;
          const toggled = isOn ? parts.filter((each) => each !== part) : [...parts, part];
          return (
            <li key={part}>
              <div
                draggable={isOn}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  // Firefox drags nothing without data.
                  event.dataTransfer.setData('text/plain', name);
                  setDragged(part);
                }}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => {
                  if (dragged && isOn) event.preventDefault();
                }}
                onDragEnter={() => {
                  if (dragged && isOn && dragged !== part) onChange(movedPart(parts, dragged, place));
                }}
                onDrop={(event) => event.preventDefault()}
                className={cn(
                  'flex items-center justify-between gap-2',
                  isOn && 'cursor-grab',
                  dragged === part && 'bg-accent-soft',
                )}
              >
                <Checkbox checked={isOn} onChange={() => onChange(toggled)}>
                  {name}
                </Checkbox>
                {isOn && (
                  <MoveButtons
                    up={t('page.up', { part: name })}
                    down={t('page.down', { part: name })}
                    isFirst={place === 0}
                    isLast={place === parts.length - 1}
                    onMove={(by) => onChange(movedPart(parts, part, place + by))}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface CvSettingsPanelProps {
  settings: CvSettings;
  hasPhoto: boolean;
  problem: string | null;
  onChange: (next: Partial<CvSettings>) => void;
}

/** How the CV looks: language, layout, colour, photo, and its parts in their order. */
function CvSettingsPanel({ settings, hasPhoto, problem, onChange }: CvSettingsPanelProps) {
  const t = useTranslations('cv.page');
  const layoutId = useId();
  return (
    <Panel title={t('settings')}>
      <div className="grid gap-4">
        {problem && (
          <p role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
        <CvChoice
          label={t('language')}
          value={settings.language}
          choices={cvLanguages}
          nameOf={(each) => t(`languages.${each}`)}
          onChange={(language) => onChange({ language })}
        />
        <div>
          <p id={layoutId} className="mb-1 text-sm font-medium">
            {t('layout')}
          </p>
          <RadioGroup aria-labelledby={layoutId}>
            {cvLayouts.map((layout) => (
              <Radio
                key={layout}
                name={layoutId}
                checked={settings.layout === layout}
                hint={t(`layoutHints.${layout}`)}
                onChange={() => onChange({ layout })}
              >
                {t(`layouts.${layout}`)}
              </Radio>
            ))}
          </RadioGroup>
        </div>
        <CvChoice
          label={t('accent')}
          value={settings.accent}
          choices={cvAccentNames}
          nameOf={(each) => t(`accents.${each}`)}
          onChange={(accent) => onChange({ accent })}
        />
        <div>
          <Checkbox
            checked={settings.photo && hasPhoto}
            disabled={!hasPhoto}
            onChange={({ target }) => onChange({ photo: target.checked })}
          >
            {t('photo')}
          </Checkbox>
          {!hasPhoto && (
            <p className="text-sm text-muted">
              {t('noPhoto')} <TextLink href={href('/profile/edit')}>{t('addPhoto')}</TextLink>
            </p>
          )}
        </div>
        <CvPartOrder parts={settings.parts} onChange={(parts) => onChange({ parts })} />
      </div>
    </Panel>
  );
}

/** Tells the person of a CV where words of the other language stand in it. */
function BorrowedNote({ profile, locale }: { profile: CompleteProfile; locale: 'km' | 'en' }) {
  const t = useTranslations('cv');
  const { borrowed } = blocksIn(profile, locale, useCvWords());
  if (borrowed.length === 0) return null;
  return (
    <Alert
      title={t(`page.borrowed.${locale}`)}
      action={
        <LinkButton variant="secondary" size="sm" href={href('/profile/my-profile')}>
          {t('page.translate')}
        </LinkButton>
      }
    >
      <p>{borrowed.map((place) => (place === 'head' ? t('page.head') : t(`parts.${place}`))).join(', ')}</p>
      <p className="text-sm text-muted">{t('page.onlyOwner')}</p>
    </Alert>
  );
}

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
  const t = useTranslations('cv.page');
  const { organizationId: orgId, id, avatarUrl, missingLetters = [] } = profile;
  const shown = { ...profile, cv: settings };
  const read = () =>
    recruitmentApi.profileWork.cv({ params: { orgId, id }, query: { lang: settings.language } });
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid gap-4 print:hidden">
          <PrintButtons read={read} />
          {missingLetters.length > 0 && (
            <Alert tone="warning">{t('missingLetters', { letters: missingLetters.join(' ') })}</Alert>
          )}
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
