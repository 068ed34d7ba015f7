'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { changeDisplay, type Display, onDisplayChange, readDisplay } from '@/lib/device/display';

interface Choice<Value> {
  value: Value;
  label: string;
  face: ReactNode;
}

interface ChoiceRowProps<Value> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

function ChoiceRow<Value>({ label, value, choices, onChange }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-sm opacity-85">
        {label}
      </p>
      <div
        role="group"
        aria-labelledby={id}
        className="mt-1 inline-flex rounded-md border border-current/25 p-0.5"
      >
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            aria-label={choice.label}
            title={choice.label}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
            className="display-choice"
          >
            {choice.face}
          </button>
        ))}
      </div>
    </div>
  );
}

const themeOf = () => readDisplay().theme;
const sizeOf = () => readDisplay().textSize;
const dataOf = () => readDisplay().dataUse;
const unknown = () => undefined;

/** Theme, text size and use of data, for the footer and the account menu. Changes apply at once and are stored in this browser. */
export function DisplaySettings({ className = '' }: { className?: string }) {
  const t = useTranslations('account.display');
  const theme = useSyncExternalStore<Display['theme']>(onDisplayChange, themeOf, unknown);
  const textSize = useSyncExternalStore<Display['textSize']>(onDisplayChange, sizeOf, unknown);
  const dataUse = useSyncExternalStore<Display['dataUse']>(onDisplayChange, dataOf, unknown);
  return (
    <div className={`flex flex-wrap gap-x-4 gap-y-3 ${className}`}>
      <ChoiceRow<Display['theme']>
        label={t('theme')}
        value={theme}
        onChange={(next) => changeDisplay({ theme: next })}
        choices={[
          { value: undefined, label: t('system'), face: <Icon name="sun-moon" className="size-5" /> },
          { value: 'light', label: t('light'), face: <Icon name="sun" className="size-5" /> },
          { value: 'dark', label: t('dark'), face: <Icon name="moon" className="size-5" /> },
        ]}
      />
      <ChoiceRow<Display['textSize']>
        label={t('textSize')}
        value={textSize}
        onChange={(next) => changeDisplay({ textSize: next })}
        choices={[
          { value: undefined, label: t('normal'), face: <span className="text-[0.9em]">{t('letter')}</span> },
          { value: 'large', label: t('large'), face: <span className="text-[1.15em]">{t('letter')}</span> },
          { value: 'larger', label: t('larger'), face: <span className="text-[1.4em]">{t('letter')}</span> },
        ]}
      />
      <ChoiceRow<Display['dataUse']>
        label={t('data')}
        value={dataUse}
        onChange={(next) => changeDisplay({ dataUse: next })}
        choices={[
          { value: undefined, label: t('dataAuto'), face: t('dataAuto') },
          { value: 'less', label: t('dataLess'), face: <Icon name="cloud-off" className="size-5" /> },
          { value: 'full', label: t('dataFull'), face: <Icon name="cloud" className="size-5" /> },
        ]}
      />
    </div>
  );
}
