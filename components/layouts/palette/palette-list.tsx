import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { markTyped } from '@/lib/domain/search/mark-words';
import type { PaletteGroup, PaletteOption } from './use-options';

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  markTyped(text, typed).map((piece, at) =>
    piece.marked ? (
      <mark key={at} className="bg-transparent font-bold text-accent-text">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );

interface PaletteListProps {
  id: string;
  typed: string;
  groups: readonly { key: PaletteGroup; options: readonly PaletteOption[] }[];
  /** The key of the option that Enter opens. */
  active: string | null;
  onPoint: (key: string) => void;
  onPick: (option: PaletteOption) => void;
}

export const optionId = (id: string, key: string) => `${id}-${key}`;

/** What can be opened, in groups; the field keeps the focus. */
export function PaletteList({ id, typed, groups, active, onPoint, onPick }: PaletteListProps) {
  const t = useTranslations('palette');
  return (
    <div id={id} role="listbox" aria-label={t('results')} className="grid grid-cols-1 gap-1">
      {groups.map(({ key, options }) => (
        <ul key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <li
            id={`${id}-${key}`}
            role="presentation"
            className="px-3 pb-1 pt-2 text-xs font-semibold text-muted"
          >
            {t(`groups.${key}`)}
          </li>
          {options.map((option) => (
            <li
              key={option.key}
              id={optionId(id, option.key)}
              role="option"
              aria-selected={option.key === active}
              // Pressing must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPoint(option.key)}
              onClick={() => onPick(option)}
              className={cn(
                'flex min-h-10 cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-1 pointer-coarse:min-h-12',
                option.key === active && 'bg-accent-soft',
              )}
            >
              <Icon name={option.icon} className="size-5 shrink-0 text-muted" />
              <span className="flex min-w-0 flex-1 items-baseline gap-x-2 max-sm:flex-col">
                <span className="font-medium sm:max-w-[60%] sm:shrink-0 sm:truncate">
                  <Marked text={option.label} typed={typed} />
                </span>
                <span className="max-w-full min-w-0 truncate text-sm text-muted">
                  <Marked text={option.about} typed={typed} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
