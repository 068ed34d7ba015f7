'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CvSettings } from '@/lib/contract/recruitment/profile-settings';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { cvAccentNames, type CvPart, cvParts } from '@/lib/domain/recruitment/cv-options';
import { CvLanguageChoice } from './cv-language-choice';

/** The order with one part moved up by one place. */
const movedUp = (parts: readonly CvPart[], part: CvPart): CvPart[] => {
  const place = parts.indexOf(part);
  return parts.flatMap((each, index) => {
    if (index === place - 1) return [part, each];
    return index === place ? [] : [each];
  });
};

/** How the CV looks: language, colour, photo, and its parts in their order. Each change is stored at once. */
export function CvSettingsPanel({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('cv');
  const accentId = useId();
  const { organizationId: orgId, id, version, cv } = profile;
  const store = useWrite(recruitmentApi.profiles.update, {
    inPlace: true,
    problems: { other: t('page.notSaved') },
    invalidates: [recruitmentApi.completeProfiles.key],
  });
  const change = (next: Partial<CvSettings>) =>
    store.run({ params: { orgId, id }, body: { cv: { ...cv, ...next } }, version });
  const listed = [...cv.parts, ...cvParts.filter((part) => !cv.parts.includes(part))];
  return (
    <Panel title={t('page.settings')}>
      <fieldset disabled={store.busy} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <CvLanguageChoice value={cv.language} onChange={(language) => change({ language })} />
          <div className="max-w-60">
            <label htmlFor={accentId} className="mb-1 block text-sm font-medium">
              {t('page.accent')}
            </label>
            <Select
              id={accentId}
              value={cv.accent}
              onChange={({ target }) =>
                change({ accent: cvAccentNames.find((each) => each === target.value) ?? cv.accent })
              }
            >
              {cvAccentNames.map((each) => (
                <option key={each} value={each}>
                  {t(`page.accents.${each}`)}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <Checkbox checked={cv.photo} onChange={({ target }) => change({ photo: target.checked })}>
          {t('page.photo')}
        </Checkbox>
        <div>
          <p className="font-medium">{t('page.parts')}</p>
          <ul className="divide-y divide-border">
            {listed.map((part) => {
              const isOn = cv.parts.includes(part);
              const name = t(`parts.${part}`);
              const toggled = isOn ? cv.parts.filter((each) => each !== part) : [...cv.parts, part];
              return (
                <li key={part} className="flex flex-wrap items-center justify-between gap-3">
                  <Checkbox checked={isOn} onChange={() => change({ parts: toggled })}>
                    {name}
                  </Checkbox>
                  {isOn && cv.parts.indexOf(part) > 0 && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('page.up', { part: name })}
                      onClick={() => change({ parts: movedUp(cv.parts, part) })}
                    >
                      ↑
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
        {store.problem && (
          <p role="alert" className="text-sm font-medium text-danger">
            {store.problem}
          </p>
        )}
      </fieldset>
    </Panel>
  );
}
