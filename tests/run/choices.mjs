import { CommandError } from '../../backend/cli/command-error.mjs';

/**
 * @typedef {'unit' | 'backend' | 'postgres' | 'e2e'} Part
 * @typedef {{ parts: Part[], isFull: boolean, changedSince: string | null }} Choices `changedSince` names a commit
 */

/** @type {readonly Part[]} */
export const allParts = ['unit', 'backend', 'postgres', 'e2e'];

const usage = `Usage: npm test -- [--only ${allParts.join(',')}] [--full] [--changed[=COMMIT]]
  --only     these parts, with commas between them
  --full     every backend test on PostgreSQL too, every journey in both sizes, axe in each of them, and an upgrade
             and the way back by the documents of deploy
  --changed  only what your changes since a commit (HEAD when it is not named) can break`;

/**
 * @param {string[]} args after the name of the script
 * @returns {Choices}
 */
export function readChoices(args) {
  /** @type {Choices} */
  const choices = { parts: [...allParts], isFull: false, changedSince: null };
  const rest = args.flatMap((arg) => (arg.startsWith('--only=') ? ['--only', arg.slice(7)] : [arg]));
  while (rest.length > 0) {
    const [flag = '', value] = (rest.shift() ?? '').split(/=(.*)/s);
    if (flag === '--only') choices.parts = partsOf(rest.shift() ?? '');
    else if (flag === '--full' && value === undefined) choices.isFull = true;
    else if (flag === '--changed') choices.changedSince = value || 'HEAD';
    else throw new CommandError(usage);
  }
  return choices;
}

/** @param {string} list */
function partsOf(list) {
  const names = list.split(',');
  const parts = allParts.filter((part) => names.includes(part));
  if (parts.length !== names.length) throw new CommandError(usage);
  return parts;
}
