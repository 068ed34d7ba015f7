import { linesOfOutbox } from '@/backend/features/notices/services/outbox-of-person';
import { onDatabase } from './table-door';

onDatabase(async ({ deps }) => {
  const lines = await linesOfOutbox(deps, process.argv[2] ?? '');
  process.stdout.write(`${lines.join('\n')}\n`);
});
