import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import type { SuggestionOption } from './suggestion-options';

export interface SuggestionTexts {
  list: string;
  /** The label of each kind of suggestion. */
  kinds: Record<SuggestionOption['kind'], string>;
}

interface SuggestionListProps {
  id: string;
  /** What was typed; it is marked in the suggestions. */
  typed: string;
  options: readonly SuggestionOption[];
  active: number;
  texts: SuggestionTexts;
  onPick: (option: SuggestionOption) => void;
}

const icons: Record<SuggestionOption['kind'], IconName> = {
  recent: 'clock',
  correction: 'sparkles',
  school: 'school',
  major: 'graduation-cap',
  province: 'map-pin',
};

/** A text with the part that was typed in it, where it is there letter by letter. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return text;
  const end = at + part.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-bold text-accent-text">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** The suggestions below a search field; `active` is the one selected by arrow keys. */
export function SuggestionList({ id, typed, options, active, texts, onPick }: SuggestionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={texts.list}
      className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-96 overflow-y-auto rounded-md border border-border bg-surface p-1.5 text-left shadow-overlay"
    >
      {options.map((option, index) => {
        const icon = icons[option.kind];
        return (
          <li
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Pressing must not take the focus from the input, whose blur would close the list first.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5',
              index === active && 'bg-sunken',
            )}
          >
            <Icon name={icon} className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <Marked text={option.label} part={typed} />
            </span>
            <span className="shrink-0 text-sm text-muted">{texts.kinds[option.kind]}</span>
          </li>
        );
      })}
    </ul>
  );
}
