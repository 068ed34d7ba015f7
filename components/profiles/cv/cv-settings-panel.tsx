'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Panel } from '@/components/ui/panel';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { TextLink } from '@/components/ui/text-link';
import type { CvSettings } from '@/lib/contract/profiles/profile-settings';
import { cvAccentNames, cvLanguages, cvLayouts } from '@/lib/domain/profiles/cv-options';
import { href } from '@/lib/routes/href';
import { CvChoice } from './cv-choice';
import { CvPartOrder } from './cv-part-order';

interface CvSettingsPanelProps {
  settings: CvSettings;
  hasPhoto: boolean;
  problem: string | null;
  onChange: (next: Partial<CvSettings>) => void;
}

/** How the CV looks: language, layout, colour, photo, and its parts in their order. */
export function CvSettingsPanel({ settings, hasPhoto, problem, onChange }: CvSettingsPanelProps) {
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
