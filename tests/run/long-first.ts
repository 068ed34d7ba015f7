import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longFiles } from './selected-files.ts';

/**
 * Without times of an earlier run vitest orders files by size, and a short file that tests every endpoint comes last,
 * alone.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      longFiles.some((file) => moduleId.endsWith(`/${file}`));
    const rank = ({ project }: TestSpecification) => (project.name === 'isolated' ? 1 : 0);
    return sorted.toSorted((a, b) => rank(a) - rank(b) || Number(isLong(b)) - Number(isLong(a)));
  }
}
