import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { Input } from './input';

interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The label of the search; also the placeholder. */
  label: string;
  name?: string;
  defaultValue?: string;
}

/** A search form that works without scripts: give it `action`, or `onSubmit` in a client component. */
export function SearchBox({ label, name = 'keyword', defaultValue, className, ...props }: SearchBoxProps) {
  const t = useTranslations('ui');
  return (
    <form role="search" {...props} className={cn('flex gap-2', className)}>
      <span className="relative min-w-0 flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={defaultValue}
          enterKeyHint="search"
          autoComplete="off"
          className="pl-11"
        />
      </span>
      <Button type="submit" className="min-h-12">
        {t('search')}
      </Button>
    </form>
  );
}
