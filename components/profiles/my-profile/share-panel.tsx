'use client';

import { useTranslations } from 'next-intl';
import { AskBirthday } from '@/components/accounts/account/ask-birthday';
import { useWrite } from '@/components/kits/write/use-write';
import { Checkbox } from '@/components/ui/checkbox';
import { FoldedPanel } from '@/components/ui/panel';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { openPartNames, partsOfAdults } from '@/lib/domain/profiles/cv-options';
import { useViewer } from '@/lib/query/use-viewer';
import { LinkList } from './link-list';
import { NewLink } from './new-link';

/** Who may read the profile: everyone or not, with which parts, and the links to it. */
export function SharePanel({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile.share');
  const failed = useTranslations('myProfile')('failed');
  const { organizationId: orgId, id, userId, version, shared, openParts } = profile;
  const age = useViewer().data?.age;
  const isClosed = (part: (typeof openPartNames)[number]) => age !== 'adult' && partsOfAdults.includes(part);
  const store = useWrite(recruitmentApi.profiles.update, {
    invalidates: [recruitmentApi.completeProfiles.key],
    inPlace: true,
    problems: { 'under-age': t('minor'), 'birthday-unsaid': t('askBirthday'), other: failed },
  });
  const change = (body: Parameters<typeof store.run>[0]['body']) =>
    store.run({ params: { orgId, id }, body, version });
  return (
    <FoldedPanel title={t('title')} aside={shared ? t('everyone') : t('private')}>
      <div className="grid gap-4">
        <fieldset disabled={store.busy} aria-label={t('title')}>
          <Checkbox checked={shared} onChange={({ target }) => void change({ shared: target.checked })}>
            {t('everyone')}
          </Checkbox>
          {!shared && <p className="text-sm text-muted">{t('private')}</p>}
          {shared && (
            <fieldset className="mt-1 pl-8">
              <legend className="font-medium">{t('open')}</legend>
              {openPartNames.map((part) => (
                <Checkbox
                  key={part}
                  checked={openParts[part] && !isClosed(part)}
                  disabled={isClosed(part)}
                  onChange={({ target }) =>
                    void change({ openParts: { ...openParts, [part]: target.checked } })
                  }
                >
                  {t(`parts.${part}`)}
                </Checkbox>
              ))}
            </fieldset>
          )}
          {shared && age === 'minor' && <p className="mt-2 text-sm text-muted">{t('minor')}</p>}
          {store.problem && (
            <p role="alert" className="text-sm font-medium text-danger">
              {store.problem}
            </p>
          )}
        </fieldset>
        {shared && age === 'unknown' && <AskBirthday userId={userId} why={t('askBirthday')} />}
        <h3 className="text-base font-semibold">{t('links')}</h3>
        <p className="text-sm text-muted">{t('linksText')}</p>
        <LinkList profile={profile} />
        <NewLink profile={profile} />
      </div>
    </FoldedPanel>
  );
}
