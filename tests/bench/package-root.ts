import { join } from 'node:path';

/** The folder of an installed package. */
export const packageRoot = (name: string): string => join(process.cwd(), 'node_modules', name);
