import { CreateButton } from '@/components/kits/list/create-button';
import { DeskHead } from '@/components/kits/list/desk-head';
import type { Href } from '@/lib/routes/href';

interface CreateLinkProps {
  title: string;
  lead: string;
  href: Href;
  label: string;
}

/** The head of a list that can be added to. */
export const CreateLink = ({ title, lead, href, label }: CreateLinkProps) => (
  <DeskHead title={title} lead={lead} primary={<CreateButton href={href} label={label} />} />
);
