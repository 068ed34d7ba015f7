import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface AddButtonProps {
  label: string;
  onClick: () => void;
}

/** Adds a row to a list of a desk. */
export const AddButton = ({ label, onClick }: AddButtonProps) => (
  <Button variant="secondary" size="sm" className="min-h-11" onClick={onClick}>
    <Icon name="plus" aria-hidden="true" className="size-4" />
    {label}
  </Button>
);
