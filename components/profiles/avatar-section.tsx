'use client';

import { useQueryClient } from '@tanstack/react-query';
import { sendFile } from '@/components/kits/upload/send-file';
import { authApi } from '@/lib/api/auth';
import { userApi } from '@/lib/api/user';
import type { Account } from '@/lib/contract/accounts/accounts';
import { fullName } from '@/lib/domain/people/person-name';
import { AvatarEditor } from './avatar-editor';

/** The person's own picture; a stored one shows in the header at once. */
export function AvatarSection({ account }: { account: Account }) {
  const client = useQueryClient();
  const save = async (picture: File) => {
    await sendFile(picture, { purpose: 'avatar' });
    await Promise.all(
      [userApi.accounts.key, authApi.session.key].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return <AvatarEditor name={fullName(account)} src={account.avatar} onSave={save} />;
}
