import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@/lib/contract';
import { type OpenApiDocument, toOpenApi } from '@/lib/contract/openapi';

/** One line for each call, so that a change of one call changes only its lines. */
const toText = ({ paths, ...rest }: OpenApiDocument): string => {
  const calls = Object.entries(paths).map(([path, methods]) => {
    const lines = Object.entries(methods).map(
      ([method, operation]) => `      "${method}": ${JSON.stringify(operation)}`,
    );
    return `    ${JSON.stringify(path)}: {\n${lines.join(',\n')}\n    }`;
  });
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '');
  return `${head},\n  "paths": {\n${calls.join(',\n')}\n  }\n}\n`;
};

/** Writes docs/openapi.json: `tsx backend/cli/write-openapi.ts`, after every change of the contract. */
const target = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
writeFileSync(target, toText(toOpenApi(contract)));
