'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { type FeedLayer, feedLayers } from '@/lib/domain/events/calendar-feed';

interface LayerChoiceProps {
  chosen: readonly FeedLayer[];
  onChange: (layers: FeedLayer[]) => void;
}

/** Which layers are shown. */
export function LayerChoice({ chosen, onChange }: LayerChoiceProps) {
  const t = useTranslations('portalAgenda');
  return (
    <fieldset>
      <legend className="font-semibold">{t('layers')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {feedLayers.map((layer) => (
          <Checkbox
            key={layer}
            checked={chosen.includes(layer)}
            onChange={({ target: { checked } }) =>
              onChange(feedLayers.filter((each) => (each === layer ? checked : chosen.includes(each))))
            }
          >
            {t(`layer.${layer}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
