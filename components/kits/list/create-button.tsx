import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Href } from '@/lib/routes/href';

interface CreateButtonProps {
  label: string;
  /** The page of the new record, or what opens its form. */
  href?: Href;
  onPress?: () => void;
  disabled?: boolean;
}

/** The way to a new record; on phones its plus alone. */
export function CreateButton({ label, href, onPress, disabled }: CreateButtonProps) {
  const style = { size: 'sm', className: 'max-sm:size-10 max-sm:p-0' } as const;
  const face = (
    <>
      <Icon name="plus" className="size-5" />
      <span className="sr-only sm:not-sr-only">{label}</span>
    </>
  );
  if (href) {
    return (
      <LinkButton href={href} {...style}>
        {face}
      </LinkButton>
    );
  }
  return (
    <Button onClick={onPress} disabled={disabled} {...style}>
      {face}
    </Button>
  );
}
