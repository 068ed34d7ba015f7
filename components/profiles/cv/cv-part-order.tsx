'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { MoveButtons } from '@/components/ui/move-buttons';
import { type CvPart, cvParts, movedPart } from '@/lib/domain/profiles/cv-options';

interface CvPartOrderProps {
  parts: readonly CvPart[];
  onChange: (parts: CvPart[]) => void;
}

/** Which parts a CV has, in which order: dragged, or moved by buttons. */
export function CvPartOrder({ parts, onChange }: CvPartOrderProps) {
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
