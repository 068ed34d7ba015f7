'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { GrantRole } from './grant-role';
import { personNames } from './person-names';
import { StaffRole } from './staff-role';

interface StaffSheetProps {
  member: StaffMember | null;
  onClose: () => void;
}

/** One member of staff at the side of the list: the roles, and how they are given and taken away. */
export function StaffSheet({ member, onClose }: StaffSheetProps) {
  const t = useTranslations('people.staff');
  const locale = useLocale();
  return (
    <Sheet open={member !== null} onOpenChange={(open) => !open && onClose()}>
      {member && (
        <SheetContent side="right" title={personNames(member, locale).name} className="w-[min(30rem,100vw)]">
          <div className="grid gap-8">
            <section aria-labelledby="staff-roles">
              <h3 id="staff-roles" className="mb-3 text-lg">
                {t('posts')}
              </h3>
              <ul className="grid gap-4">
                {member.roles.map((role) => (
                  <li key={role}>
                    <StaffRole member={member} role={role} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="staff-grant" className="border-t border-border pt-6">
              <h3 id="staff-grant" className="mb-3 text-lg">
                {t('grantTitle')}
              </h3>
              <GrantRole member={member} />
            </section>
          </div>
        </SheetContent>
      )}
    </Sheet>
  );
}
