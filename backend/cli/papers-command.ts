import {
  findOldPapers,
  linesOfOldPaper,
  supersedeOldPapers,
} from '@/backend/features/school-day/services/recheck-papers';
import { onDatabase } from './table-door';

onDatabase(async ({ deps }) => {
  const old = await findOldPapers(deps.db, deps.clock.now());
  const lines = old.flatMap(linesOfOldPaper);
  const isToReplace = process.argv[2] === 'supersede' && old.length > 0;
  const outcome = isToReplace
    ? `${await supersedeOldPapers(deps)} papers were replaced, and their students told.`
    : `${old.length} papers say something else than their records do now.`;
  process.stdout.write(`${[...lines, outcome].join('\n')}\n`);
});
