import type { Metadata } from 'next';
import { SignedInProviders } from '@/components/layouts/signed-in-providers';
import { organizationId } from '@/lib/env/organization';
import { BlocksScreen } from '@/components/site/pages/blocks-screen';

export const metadata: Metadata = { title: 'Blocks' };

/** Only while Sala is developed: a build knows no `page.dev.tsx`. */
export default function Page() {
  return (
    <SignedInProviders namespaces={['form', 'list', 'editor', 'upload', 'catalogue', 'education', 'work']}>
      <BlocksScreen organizationId={organizationId()} />
    </SignedInProviders>
  );
}
