import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  addStaff,
  listStaffLines,
  removeStaff,
  StaffCommandError,
} from '@/backend/features/accounts/services/operator-staff';
import { onDatabase } from './table-door';

onDatabase(async ({ deps }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      school: { type: 'string' },
      bank: { type: 'string' },
      name: { type: 'string' },
    },
  });
  const [command, username = ''] = positionals;
  const requestId = `staff-${randomUUID()}`;
  if (command !== 'list' && !username)
    throw new StaffCommandError('Name a telephone number or a mail address.');
  const work = { add: addStaff, remove: removeStaff, list: listStaffLines }[command ?? ''];
  if (!work) throw new StaffCommandError('The commands are add, remove and list.');
  const lines = await work(deps, { ...values, username, requestId });
  process.stdout.write(`${lines.join('\n')}\n`);
});
