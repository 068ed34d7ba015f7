import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@/lib/contract';
import { type OpenApiDocument, toOpenApi } from '@/lib/contract/openapi';
import { openApiHash } from './openapi-hash';

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

const inDocs = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

/**
 * Writes docs/openapi.json, which is not committed, and docs/openapi.sha256, which is: a review shows that the contract
 * has changed, and the contract itself shows how. `tsx backend/cli/write-openapi.ts`, after every change of the contract.
 */
const document = toOpenApi(contract);
writeFileSync(inDocs('openapi.json'), toText(document));
writeFileSync(inDocs('openapi.sha256'), `${openApiHash(document)}\n`);
