'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useKnownRole } from '@/lib/session/use-known-role';
import { useSignedIn } from '@/lib/session/use-signed-in';

/**
 * Shows `signedOut` (rendered on the server) or, with the signed-in cookie, the account menu, which loads only then.
 * Both have the same box, so that nothing moves.
 */
export function AccountSlot({ signedOut }: { signedOut: ReactNode }) {
  const signedIn = useSignedIn();
  const role = useKnownRole();
  const [Menu, setMenu] = useState<ComponentType | null>(null);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
    if (!signedIn) return;
    let stale = false;
    // Without a connection the box stays empty; the offline notice gives the reason.
    import('@/components/accounts/account/account-menu').then(
      ({ AccountMenu }) => {
        if (!stale) setMenu(() => AccountMenu);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [signedIn]);

  useEffect(() => {
    if (role) document.documentElement.dataset['role'] = role;
  }, [role]);

  return (
    <div className="flex min-h-11 min-w-[5.75rem] items-center justify-end">
      <div className="signed-out-only flex items-center gap-2">{signedOut}</div>
      <div className="signed-in-only">
        {signedIn && Menu ? (
          <Menu />
        ) : (
          <span aria-hidden="true" className="block h-11 w-[5.75rem] animate-pulse rounded-md bg-border/60" />
        )}
      </div>
    </div>
  );
}
