'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { featuresOfPackage, type SchoolFeature } from '@/lib/domain/site/features';
import { useSearchParams } from '@/lib/i18n/navigation';

interface ChooserGroup {
  key: string;
  title: string;
  features: readonly { key: SchoolFeature; title: string; body: string }[];
}

interface FeatureChooserProps {
  /** Address of the form that takes the choice, with the language. */
  action: string;
  groups: readonly ChooserGroup[];
  texts: { submit: string; none: string; chosen: string };
}

/** Counts what is chosen; a plain form, so that it also works before the scripts do. */
function Chooser({
  action,
  groups,
  texts,
  preset,
}: FeatureChooserProps & { preset: readonly SchoolFeature[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(preset));
  const toggle = (key: string, on: boolean) =>
    setChosen((before) =>
      on ? new Set([...before, key]) : new Set([...before].filter((one) => one !== key)),
    );
  return (
    <form action={action} method="get">
      <div className="grid gap-5 lg:grid-cols-3">
        {groups.map(({ key, title, features }) => (
          <fieldset key={key} className="card min-w-0 p-5">
            <legend className="sr-only">{title}</legend>
            <p aria-hidden="true" className="mb-2 text-lg font-semibold">
              {title}
            </p>
            {features.map((feature) => (
              <Checkbox
                key={feature.key}
                name="features"
                value={feature.key}
                defaultChecked={chosen.has(feature.key)}
                onChange={(event) => toggle(feature.key, event.target.checked)}
              >
                <span className="block font-medium">{feature.title}</span>
                <span className="block text-sm text-muted">{feature.body}</span>
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" className="max-sm:w-full">
          {texts.submit}
        </Button>
        <p aria-live="polite" className="text-muted">
          {chosen.size === 0 ? texts.none : texts.chosen.replace('%', String(chosen.size))}
        </p>
      </div>
    </form>
  );
}

function PresetChooser(props: FeatureChooserProps) {
  const key = useSearchParams().get('package');
  return <Chooser {...props} key={key} preset={featuresOfPackage(key)} />;
}

/** Checkboxes for what a school may want; `?package=` ticks the features of one. */
export const FeatureChooser = (props: FeatureChooserProps) => (
  <Suspense fallback={<Chooser {...props} preset={[]} />}>
    <PresetChooser {...props} />
  </Suspense>
);
